import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useFloating } from "../lib/toast.ts";
import { goTo, render, until } from "../testing.tsx";
import { onDemand } from "./on-demand.tsx";

type Panel = { open: boolean; onClose: () => void };
const Panel = ({ open }: Panel) => (open ? <p>the panel</p> : null);
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/Panel-x.js"));

beforeEach(() => {
  goTo("http://localhost/#/x");
  useFloating.setState({ toast: undefined });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

async function screenWith(load: () => Promise<{ default: typeof Panel }>) {
  const Sheet = onDemand(load);
  function Place() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1>the screen</h1>
        <button type="button" onClick={() => setOpen(true)}>
          {open ? "opened" : "open"}
        </button>
        <Sheet open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const place = await render(<Place />);
  const press = (): Promise<void> => act(async () => place.querySelector("button")?.click());
  return { place, press };
}

test("a sheet whose code does not come says so and closes; the screen stays, and the next opening has it", async () => {
  let online = false;
  const { place, press } = await screenWith(() => (online ? Promise.resolve({ default: Panel }) : gone()));
  expect(useFloating.getState().toast).toBeUndefined();
  await press();
  await until(() => useFloating.getState().toast !== undefined);
  expect(useFloating.getState().toast?.text).toContain("没有下载完整");
  expect([place.querySelector("h1")?.textContent, place.querySelector("button")?.textContent]).toEqual(["the screen", "open"]);
  online = true;
  await press();
  await until(() => place.textContent.includes("the panel"));
  expect(place.textContent).toContain("the panel");
});

test("what breaks in a sheet that did come is not taken for missing code", async () => {
  const broken = (): never => {
    throw new Error("something else");
  };
  const Sheet = onDemand(async () => ({ default: broken as typeof Panel }));
  await expect(render(<Sheet open onClose={() => undefined} />)).rejects.toThrow("something else");
});
