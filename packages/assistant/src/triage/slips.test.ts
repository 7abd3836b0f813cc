import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { slipsIn, slipTables } from "./slips.ts";
import { treeOf } from "./automaton.ts";
import { heardIn, heardPhrases, pairsWritten, soundsOf } from "./sounds.ts";

describe("a slip of the pen", () => {
  const meant = slipsIn(slipTables(["blood", "took", "stop", "chest", "sweating", "breathe", "vomiting", "feet", "boot", "used"]));

  it("is read as the word that was meant, in short words too", () => {
    for (const [typed, word] of [
      ["blod", "blood"],
      ["tok", "took"],
      ["stpo", "stop"],
      ["cheast", "chest"],
      ["swetting", "sweating"],
      ["breeth", "breathe"],
      ["vommiting", "vomiting"],
    ] as const)
      expect(meant(typed), typed).toBe(word);
  });
  it("is no other word or name", () => {
    for (const word of ["bot", "sued", "to", "chess", "blend", "step"]) expect(meant(word), word).toBe(word);
  });
});

describe("a character written for another of its sound", () => {
  const k = realKnowledge();
  const phrases = ["吐血", "抽搐", "想跳", "跳楼", "心跳", "安眠药", "脸麻"].map((p) => [...p]);
  const find = heardIn(treeOf(heardPhrases(phrases, soundsOf(k))), phrases, soundsOf(k), pairsWritten(k));
  const heard = (text: string): string[] => find([...text]).map((f) => (phrases[f.phrase] ?? []).join(""));

  it("is heard, in a word of two characters too", () => {
    expect(heard("吐雪了")).toEqual(["吐血"]);
    expect(heard("孩子抽畜了")).toEqual(["抽搐"]);
    expect(heard("吃安眠要")).toEqual(["安眠药"]);
  });
  it("is none where it belongs to another word, or asks", () => {
    for (const text of ["想调理脾胃", "心跳漏一拍", "能抹脸吗"]) expect(heard(text), text).toEqual([]);
  });
});
