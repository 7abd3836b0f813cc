import { act } from "react";
import { describe, expect, test } from "vitest";
import { render, settle } from "../testing.tsx";
import { PULL_DISTANCE_PX, usePullToRefresh } from "./pull.ts";

let finish: (() => void) | undefined;
function Target() {
  const { state, handlers } = usePullToRefresh(() => new Promise<void>((done) => (finish = done)));
  return (
    <div id="pull" {...handlers}>
      {state}
    </div>
  );
}
const touch = (type: string, y: number): Promise<void> =>
  act(async () => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: [{ clientY: y }] });
    document.getElementById("pull")?.dispatchEvent(event);
  });
const state = (): string | null | undefined => document.getElementById("pull")?.textContent;

describe("pull to refresh (notes, section 4)", () => {
  test("pulling, then loosing when far enough, then loading until it is done", async () => {
    await render(<Target />);
    await touch("touchstart", 100);
    await touch("touchmove", 100 + PULL_DISTANCE_PX);
    expect(state()).toBe("pulling");
    await touch("touchmove", 101 + PULL_DISTANCE_PX);
    expect(state()).toBe("loosing");
    await touch("touchend", 0);
    expect(state()).toBe("loading");
    finish?.();
    await settle();
    expect(state()).toBe("idle");
  });

  test("let go too early, or pushed up: nothing", async () => {
    finish = undefined;
    await render(<Target />);
    await touch("touchstart", 100);
    await touch("touchmove", 120);
    await touch("touchend", 0);
    expect([state(), finish]).toEqual(["idle", undefined]);
    await touch("touchstart", 100);
    await touch("touchmove", 20);
    expect(state()).toBe("idle");
  });
});
