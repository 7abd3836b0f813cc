import { describe, expect, it } from "vitest";
import { isTakenBack, withoutTakenBack } from "./taken-back.ts";

const told = { told: { text: "我爸胸口压着疼", open: true } };

describe("what was told before and is past and well", () => {
  it.each([
    "别紧张，那是去年的事，支架早放了，现在好好的。能加鱼油吗",
    "我说的是三年前，早好了。能吃辅酶Q10吗",
    "Don't worry, that was last year. He had a stent and is fine now. Can he add fish oil?",
    "Sorry, that was back in 2019, she's been fine since.",
    "That was two years ago, I'm well now. Does vitamin D help?",
  ])("is taken back by %s", (text) => expect(withoutTakenBack(told, text)).toEqual({}));

  it.each([
    "现在不疼了，能加鱼油吗",
    "刚才缓过来了，好多了",
    "那是刚才的事，现在好了",
    "去年也这样过，放了支架",
    "那是去年的事，现在又想这么干",
    "That was an hour ago, he's fine now.",
    "That was last night, he's fine now.",
    "That was last week, he's fine now.",
    "He had the same last year and got a stent.",
    "That was last year, fine now, but today it is back.",
    "it stopped for now",
  ])("is not taken back by %s", (text) => expect(isTakenBack(text)).toBe(false));
});
