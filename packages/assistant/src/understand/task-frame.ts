/** "For a cookery class I'm preparing a handout on botulism: which foods …?", "给居民讲课：中风有哪些先兆": what it is for says nothing of what is asked, but its topic does. */
const WORK_EN =
  "(?:talk|class|lesson|handout|leaflet|poster|newsletter|presentation|workshop|lecture|course|blog(?: post)?|quiz|slides|assembly|school project)";
const FRAME_EN = new RegExp(
  `^\\s*(?:for|i['’]m|i am|we['’]re|we are|i have|i need|i teach|preparing|writing|making|giving|doing)\\b[^.:?!]{0,60}?\\b${WORK_EN}\\b[^.:?!]{0,40}?(?:\\s(?:on|about)\\s([^.:,?!]{2,40}))?\\s*[.:,;–-]\\s+`,
  "iu",
);
const WORK_ZH = "(?:讲课|讲座|科普|宣传栏?|培训|课件|板报|海报|推文|手册|演讲|班会|讲(?!究))";
const FRAME_ZH = new RegExp(
  `^(?:我是?[^。？?，,：:]{0,12}(?:老师|医生|护士|志愿者|校医|营养师|社工)[，,。])?[^。？?：:，,]{0,12}(?:给|要|准备|做|写|为)[^。？?：:，,]{0,12}?(?:关于([^。？?：:，,的]{2,12})的)?${WORK_ZH}([^。？?：:，,]{0,12})[，,：:。]`,
  "u",
);

export function withoutTask(text: string): string {
  const frame = FRAME_EN.exec(text) ?? FRAME_ZH.exec(text);
  const rest = frame ? text.slice(frame[0].length) : "";
  if (!frame || rest.trim() === "") return text;
  const topic = [frame[1], frame[2]].find((t) => t !== undefined && t.trim() !== "");
  return topic === undefined ? rest : `${topic} ${rest}`;
}
