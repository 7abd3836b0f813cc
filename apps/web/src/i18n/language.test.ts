import { describe, expect, test, vi } from "vitest";
import { goTo } from "../testing.tsx";
import { addressLang, startLang, withLang } from "./language.ts";

const browser = (...languages: string[]): void => void vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

describe("language (notes, sections 2 and 4)", () => {
  test("lang=en gives English, anything else given gives Chinese", () => {
    expect(addressLang("http://x/?lang=en#/chat")).toBe("en-US");
    expect(addressLang("http://x/#/chat?lang=en")).toBe("en-US");
    for (const other of ["zh", "EN", "fr", ""]) expect(addressLang(`http://x/?lang=${other}`)).toBe("zh-CN");
    expect(addressLang("http://x/#/chat")).toBeUndefined();
  });

  test.each([
    ["the address comes before what is stored", "?lang=en", "zh-CN", ["zh-CN"], "en-US"],
    ["the stored value comes before the browser's", "", "en-US", ["zh-CN"], "en-US"],
    ["the browser's list, in order", "", null, ["fr-FR", "en-GB", "zh-CN"], "en-US"],
    ["a primary part: zh", "", null, ["zh"], "zh-CN"],
    ["a primary part: en", "", null, ["en"], "en-US"],
    ["otherwise Chinese", "", null, ["fr-FR"], "zh-CN"],
    ["a stored value nobody knows is passed over", "", "tlh", ["en-US"], "en-US"],
  ])("%s", (_name, query, stored, languages, expected) => {
    goTo(`http://localhost/${query}#/qsStartPage`);
    if (stored) localStorage.setItem("language", stored);
    browser(...languages);
    expect(startLang()).toBe(expected);
  });

  test("switching by hand also changes the address that names a language", () => {
    expect(withLang("http://x/?a=1&lang=en#/chat?lang=en&b=2", "zh-CN")).toBe("http://x/?a=1&lang=zh#/chat?lang=zh&b=2");
    expect(withLang("http://x/#/chat", "en-US")).toBe("http://x/#/chat");
  });
});
