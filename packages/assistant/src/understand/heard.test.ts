import { describe, expect, it } from "vitest";
import { withoutHeard } from "./heard.ts";

describe("where it was heard", () => {
  it.each([
    ["when do we start egg? (watched a video about choking)", "when do we start egg?"],
    ["宝宝几个月吃花生？（看了个纪录片说会噎着）", "宝宝几个月吃花生？"],
    ["rice (left out overnight) ok?", "rice (left out overnight) ok?"],
    ["toddler (saw a video on choking, is it safe?)", "toddler (saw a video on choking, is it safe?)"],
  ])("%s", (said, left) => expect(withoutHeard(said)).toBe(left));
});
