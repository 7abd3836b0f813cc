import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { useSession } from "../lib/session.ts";
import { goTo, render } from "../testing.tsx";
import { TabBar } from "./TabBar.tsx";

beforeEach(() => {
  goTo("http://localhost/#/chat");
  useSession.setState({ showTabBar: true });
});
const tabs = (place: HTMLElement): (string | null)[][] => [...place.querySelectorAll("a")].map((a) => [a.textContent, a.getAttribute("aria-current")]);

const icon = (p: HTMLElement): string | null | undefined => p.querySelector("a path")?.getAttribute("d");

describe("tab bar (notes, section 2)", () => {
  test("two tabs, Chat and Report, the active one marked with its own icon", async () => {
    const place = await render(<TabBar path="/chat" />);
    expect(tabs(place)).toEqual([
      ["对话", "page"],
      ["报告", null],
    ]);
    const other = await render(<TabBar path="/report" />);
    expect(icon(place)).not.toBe(icon(other));
  });

  test("choosing one replaces the history entry", async () => {
    const place = await render(<TabBar path="/chat" />);
    const before = window.history.length;
    await act(async () => place.querySelectorAll("a")[1]?.click());
    expect(window.location.hash).toBe("#/report");
    expect(window.history.length).toBe(before);
  });

  test("hidden on / and while the user store's flag is off", async () => {
    expect((await render(<TabBar path="/" />)).innerHTML).toBe("");
    await act(async () => useSession.setState({ showTabBar: false }));
    expect((await render(<TabBar path="/chat" />)).innerHTML).toBe("");
  });
});
