import { describe, expect, it } from "vitest";
import { isFlush } from "./flush.ts";

describe("the flush of niacin", () => {
  it.each(["Niacin 500 mg, half an hour later my face was burning red. Allergic?", "吃了500毫克烟酸，半小时后脸和脖子通红发烫，是过敏吗"])(
    "is told as that: %s",
    (text) => expect(isFlush(text)).toBe(true),
  );
  it.each([
    "Niacin 500 mg, face burning red and my throat is tight",
    "Niacin, my face is red and my lips are swelling",
    "Niacin 500 mg, I went grey and could not get up, face burning red",
    "Niacin, my skin is red and peeling",
    "Niacin, face red, and it is still red two days on",
    "Niacinamide made my face red",
    "My face is burning red, allergic?",
    "吃了烟酸脸通红，喘不上气",
    "吃了烟酸脸通红，头晕出冷汗",
  ])("is not all there is in %s", (text) => expect(isFlush(text)).toBe(false));
});
