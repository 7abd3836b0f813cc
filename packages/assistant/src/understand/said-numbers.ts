/** Numbers as they are said of somebody's age or stage. */
const HAN_NUMBER: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
/** "三", "十二", "七十五". */
export const hanNumber = (s: string): number => {
  const [tens, ones] = s.split("十");
  return ones === undefined ? (HAN_NUMBER[s] ?? 0) : (tens ? (HAN_NUMBER[tens] ?? 0) : 1) * 10 + (HAN_NUMBER[ones] ?? 0);
};
const SAID: Readonly<Record<string, number>> = {
  ...HAN_NUMBER,
  半: 0.5,
  十: 10,
  half: 0.5,
  "half a": 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** How many of something: "半", "两", "half a", "six", "2.5", "1,000". Not a number where it is none. */
export const countSaid = (s: string): number => SAID[s.toLowerCase()] ?? Number(s.replaceAll(",", ""));
/** The number that the pattern took. */
export const group = (m: RegExpExecArray | null): number | undefined => {
  const found = m?.slice(1).find((g) => g !== undefined);
  return found === undefined ? undefined : Number(found);
};
