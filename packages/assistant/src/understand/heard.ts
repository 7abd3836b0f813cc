/** "(Saw a documentary on choking)", "（看了个视频说会噎着）": where somebody heard of it is in brackets, and is not what is asked. */
const HEARD =
  /[(（][^()（）]{0,80}(?:\b(?:documentary|videos?|tiktok|youtube|podcast|article|post|reel|film|episode|show|news|on tv)\b|纪录片|视频|抖音|小红书|新闻|节目|文章|公众号)[^()（）]{0,80}[)）]/giu;

export function withoutHeard(text: string): string {
  const left = text.replace(HEARD, " ").trim();
  // All of the question may stand in the brackets.
  return /[?？吗呢]/u.test(left) ? left : text;
}
