import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { LAYER_BASE, notify, toast, useFloating } from "../lib/toast.ts";
import { goTo, render } from "../testing.tsx";
import { Toaster } from "./Toaster.tsx";

beforeEach(() => {
  goTo("http://localhost/#/x");
  useFloating.setState({ toast: undefined, notice: undefined });
});

describe("toast and notification as they are seen (notes, sections 8 and 9)", () => {
  test("a notification of danger is red, has a mark beside its words, and is announced at once", async () => {
    const place = await render(<Toaster />);
    await act(async () => notify("没有权限"));
    const region = place.querySelector('[role="alert"]') as HTMLElement;
    expect(region.textContent).toBe("没有权限");
    expect(region.querySelector("[data-notify=danger]")?.className).toContain("bg-high");
    expect(region.querySelectorAll("svg")).toHaveLength(1);
    expect(Number(region.style.zIndex)).toBeGreaterThanOrEqual(LAYER_BASE);
  });

  test("what floats later lies above, from layer 2000 on", async () => {
    const place = await render(<Toaster />);
    await act(async () => notify("一"));
    await act(async () => toast("二"));
    const layer = (selector: string): number => Number((place.querySelector(selector) as HTMLElement).style.zIndex);
    expect(layer("output")).toBeGreaterThan(layer('[role="alert"]'));
    expect(LAYER_BASE).toBe(2000);
  });
});
