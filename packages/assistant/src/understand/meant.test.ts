import { describe, expect, it } from "vitest";
import { meant } from "./meant.ts";

describe("what is meant by what was written", () => {
  it.each([
    ["the soles of my feet tingle", "feet"],
    ["I had an anaphylactic reaction to peanut", "allergic to peanut"],
    ["walnuts gave me anaphylaxis", "allergic to walnuts"],
    ["reacted badly to egg", "allergic to egg"],
    ["小时候吃虾休克过", "对虾过敏"],
    ["hernia op next month", "surgery planned"],
    ["how much total protein per day", "how much protein per day"],
    ["my knee replacement is booked", "surgery planned"],
  ])("%s", (said, means) => expect(meant(said)).toContain(means));
  it.each(["grilled sole with butter", "刚吃完虾休克了", "I had a hip replacement two years ago", "he reacted badly when told", "my total protein is 85 g/L"])(
    "is left: %s",
    (said) => expect(meant(said)).toBe(said),
  );
});
