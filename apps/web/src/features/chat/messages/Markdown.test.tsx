import { describe, expect, test } from "vitest";
import { render } from "../../../testing.tsx";
import { Markdown } from "./Markdown.tsx";

const html = async (text: string): Promise<HTMLElement> => (await render(<Markdown text={text} />)).querySelector(".markdown") as HTMLElement;
const LOADS = "script, iframe, img, object, embed, link, style, video, audio, svg, form, base, meta";
const handlers = (place: HTMLElement): string[] =>
  [...place.querySelectorAll("*")].flatMap((e) => e.getAttributeNames().filter((n) => n.startsWith("on") || n === "srcdoc" || n === "style"));

describe("markdown of an answer", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![a](https://elsewhere.example/pixel.png)",
    "![a](data:image/svg+xml;base64,PHN2Zz4=)",
    '<iframe src="https://elsewhere.example"></iframe>',
    "<svg onload=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "<style>*{display:none}</style>",
    '<details open ontoggle="alert(1)">x</details>',
    "![x][1]\n\n[1]: https://elsewhere.example/p.png",
  ])("runs nothing and loads nothing: %s", async (text) => {
    const place = await html(`前 ${text} 后`);
    expect(place.querySelectorAll(LOADS)).toHaveLength(0);
    expect(handlers(place)).toEqual([]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//elsewhere.example",
    "file:///etc/passwd",
  ])("a link to %s is only its words", async (href) => {
    const place = await html(`[看这里](${href})`);
    expect([...place.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual([]);
    expect(place.textContent).toContain("看这里");
  });

  test("links lead into the app, or out without telling from where", async () => {
    const place = await html("[产品页](#/productsPage) [指南](https://who.int/x)");
    const [own, out] = place.querySelectorAll("a");
    expect([own?.getAttribute("href"), own?.getAttribute("target")]).toEqual(["#/productsPage", null]);
    expect([out?.getAttribute("href"), out?.getAttribute("rel")]).toEqual(["https://who.int/x", "noopener noreferrer"]);
  });

  test("paragraphs, lists, bold and tables show as such, headings not as the page's own", async () => {
    const place = await html("# 大标题\n\n**重点**\n\n- 一\n- 二\n\n| 名 | 量 |\n|---|---|\n| 铁 | 18 |");
    expect([place.querySelectorAll("h1,h2,h3").length, place.querySelectorAll("li").length, place.querySelectorAll("td").length]).toEqual([0, 2, 2]);
    expect(place.querySelector("strong")?.textContent).toBe("重点");
  });
});
