/** Whether a text tells a number, in figures or in words of amounts. */
const NUMBER =
  /\d|[一二两三四五六七八九十百半]\s?(?:片|粒|颗|杯|瓶|勺|克|毫克|微克|单位)|\b(?:one|two|three|four|five|six|half a) (?:tablets?|capsules?|cups?|drops?|scoops?|cans?)\b/iu;
export const anyNumber = (text: string): boolean => NUMBER.test(text);
