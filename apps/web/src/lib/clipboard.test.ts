import { beforeEach, describe, expect, test, vi } from "vitest";
import { startTexts } from "../i18n/index.ts";
import { copy } from "./clipboard.ts";
import { useFloating } from "./toast.ts";

const said = (): string | undefined => useFloating.getState().toast?.text;
let commanded: string[];
const clipboard = (api: object | undefined): void => void Object.defineProperty(navigator, "clipboard", { value: api, configurable: true });
const command = (works: boolean): void => {
  Object.assign(document, {
    execCommand: () => {
      commanded.push((document.activeElement as HTMLTextAreaElement | null)?.value ?? document.querySelector("textarea")?.value ?? "");
      return works;
    },
  });
};

beforeEach(async () => {
  commanded = [];
  useFloating.setState({ toast: undefined });
  await startTexts([]);
});

describe("copy (notes, section 8)", () => {
  test("the modern way: 复制成功", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    clipboard({ writeText });
    await expect(copy({ text: "方案" })).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith("方案");
    expect(said()).toBe("复制成功");
  });

  test("without it, or when it is refused: a hidden text area and the copy command", async () => {
    command(true);
    clipboard(undefined);
    await expect(copy({ text: "方案" })).resolves.toBe(true);
    clipboard({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    await expect(copy({ text: "链接" })).resolves.toBe(true);
    expect(commanded).toEqual(["方案", "链接"]);
    expect(said()).toBe("复制成功");
    expect(document.querySelector("textarea")).toBeNull();
  });

  test("when that fails too: 复制失败", async () => {
    command(false);
    clipboard(undefined);
    await expect(copy({ text: "方案" })).resolves.toBe(false);
    expect(said()).toBe("复制失败");
  });

  test("rich text falls back to its plain text", async () => {
    command(true);
    clipboard({ write: () => Promise.reject(new Error("no rich text")) });
    await copy({ html: "<h1>铁</h1><p>每天 <b>15</b> 毫克</p>" });
    expect(commanded).toEqual(["铁每天 15 毫克"]);
  });
});
