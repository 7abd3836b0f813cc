import { beforeEach, describe, expect, test } from "vitest";
import { startTexts } from "../i18n/index.ts";
import { failed, fakeNetwork, goTo, ok } from "../testing.tsx";
import { enterInvitation } from "./invitation.ts";

beforeEach(async () => {
  localStorage.setItem("access_token", "t-1");
  await startTexts([]);
});

describe("an invitation code in the address (invCode)", () => {
  test("is entered once on this device, before or after the #", async () => {
    const asked = fakeNetwork(() => ok({ accepted: true }));
    goTo("http://localhost/?invCode=SPRING#/qsStartPage");
    await enterInvitation();
    await enterInvitation();
    expect(asked.map((a) => [a.path, a.body])).toEqual([["/v1/user/inv_code", { invCode: "SPRING" }]]);
    goTo("http://localhost/#/qsStartPage?invCode=SUMMER");
    await enterInvitation();
    expect(asked.at(-1)?.body).toEqual({ invCode: "SUMMER" });
  });

  test("what failed is tried again; the code itself is not kept", async () => {
    goTo("http://localhost/?invCode=SPRING#/qsStartPage");
    let up = false;
    const asked = fakeNetwork(() => (up ? ok({ accepted: true }) : failed(503, "overloaded", "x")));
    await expect(enterInvitation()).rejects.toMatchObject({ code: 503 });
    up = true;
    await enterInvitation();
    expect(asked).toHaveLength(2);
    expect(JSON.stringify({ ...localStorage })).not.toContain("SPRING");
  });

  test("none, an empty one or one longer than a code can be asks nothing", async () => {
    const asked = fakeNetwork(() => ok({ accepted: true }));
    for (const query of ["", "?invCode=", "?invCode=%20", `?invCode=${"x".repeat(65)}`]) {
      goTo(`http://localhost/${query}#/qsStartPage`);
      await enterInvitation();
    }
    expect(asked).toEqual([]);
  });
});
