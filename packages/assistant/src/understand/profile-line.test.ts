import { expect, test } from "vitest";
import { withoutLabels } from "./profile-line.ts";

test.each([
  ["About me: age: 30; pregnancy: none; medicines: none\ncan i eat liver", "About me: age: 30;\ncan i eat liver"],
  ["About me: pregnancy: lactating; age: 30\nfasting?", "About me: lactating; age: 30\nfasting?"],
  ["About me: pregnancy: 2nd trimester\nliver?", "About me: pregnancy: 2nd trimester\nliver?"],
  ["我的情况：年龄: 30; 孕期: 无\n能吃猪肝吗", "我的情况：年龄: 30;\n能吃猪肝吗"],
  ["我的情况：孕期: 哺乳期\n能断食吗", "我的情况：哺乳期\n能断食吗"],
  ["pregnancy: none", "pregnancy: none"],
])("%s", (said, read) => expect(withoutLabels(said)).toBe(read));
