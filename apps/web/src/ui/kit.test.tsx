import { describe, expect, test, vi } from "vitest";
import { goTo, render } from "../testing.tsx";
import { BarThree } from "./BarThree.tsx";
import { StatusTag } from "./Chip.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { Field } from "./Field.tsx";
import { RadarChart } from "./RadarChart.tsx";
import { SourceList } from "./SourceList.tsx";

goTo("http://localhost/#/x");
const source = { id: "nih", title: "Iron – Fact Sheet for Health Professionals", url: "https://ods.od.nih.gov/", lang: "en", publisher: "NIH" } as const;

describe("the kit", () => {
  test("a bar says its numbers with unit, need and limit, and its limit mark only where it fits", async () => {
    const place = await render(<BarThree name="铁" unit="毫克" have={9.4} add={15} need={18} limit={42} status="low" />);
    expect(place.querySelector(".sr-only")?.textContent).toBe("铁：现在 9.4，补上后 24.4，需要 18，单位毫克，上限 42");
    expect(place.textContent).toContain("需要 18");
    const far = await render(<BarThree name="维生素C" unit="毫克" have={80} need={100} limit={2000} status="ok" />);
    expect(far.querySelectorAll(".bg-high")).toHaveLength(0);
    expect(far.textContent).toContain("上限 2,000");
  });

  test("a radar has the same data as a table", async () => {
    const place = await render(
      <RadarChart
        label="营养状况"
        axes={[
          { axis: "blood", name: "造血", score: 46 },
          { axis: "bone", name: "骨骼", score: 80 },
          { axis: "nerve", name: "神经", score: 70 },
        ]}
      />,
    );
    expect([...place.querySelectorAll("tbody tr")].map((r) => [...r.children].map((c) => c.textContent))).toEqual([
      ["造血", "46"],
      ["骨骼", "80"],
      ["神经", "70"],
    ]);
    expect(place.querySelector("figure > .sr-only")?.textContent).toContain("造血 46");
  });

  test("a source is a safe link in its own language; inside WeChat it opens no new window", async () => {
    const link = (await render(<SourceList sources={[source]} />)).querySelector("a");
    expect([link?.getAttribute("rel"), link?.getAttribute("target"), link?.querySelector("[lang]")?.getAttribute("lang")]).toEqual([
      "noopener noreferrer",
      "_blank",
      "en-US",
    ]);
    vi.resetModules();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Android MicroMessenger/8.0");
    const inside = await import("./SourceList.tsx");
    const { render: again } = await import("../testing.tsx");
    expect((await again(<inside.SourceList sources={[source]} />)).querySelector("a")?.hasAttribute("target")).toBe(false);
  });

  test("a status is never colour alone", async () => {
    for (const [status, word] of [
      ["low", "偏低"],
      ["ok", "够了"],
      ["high", "偏高"],
      ["unknown", "还不清楚"],
    ] as const) {
      const place = await render(<StatusTag status={status} />);
      expect([place.textContent, place.querySelectorAll("svg").length]).toEqual([word, 1]);
    }
  });

  test("an error says what happened, what is safe, and the request's number", async () => {
    const retry = vi.fn<() => void>();
    const place = await render(
      <ErrorState problem={{ code: 500, error: "internal", message: "出了点问题，我们已经记录下来。", requestId: "r-42", data: null }} onRetry={retry} />,
    );
    expect(place.textContent).toContain("r-42");
    place.querySelector("button")?.click();
    expect(retry).toHaveBeenCalledOnce();
  });

  test("offline, it tries again by itself when the network is back", async () => {
    const retry = vi.fn<() => void>();
    await render(<ErrorState problem={{ code: 0, error: "offline", message: "现在没有网络", requestId: "", data: null }} onRetry={retry} />);
    window.dispatchEvent(new Event("online"));
    expect(retry).toHaveBeenCalledOnce();
  });

  test("a field's hint and error are tied to its input", async () => {
    const place = await render(<Field label="邀请码" hint="由机构给你" error="没有找到" />);
    const input = place.querySelector("input");
    const described = (input?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["由机构给你", "没有找到"]);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });
});
