import { act } from "react";
import { expect, test } from "vitest";
import { goTo, render, settle } from "../testing.tsx";
import { PullToRefresh } from "./PullToRefresh.tsx";
import { UploadReportsItem } from "./UploadReportsItem.tsx";

goTo("http://localhost/#/x");

test("the way to hand in a report remembers where one came from", async () => {
  const plain = await render(<UploadReportsItem />);
  expect(plain.querySelector("a")?.getAttribute("href")).toBe("#/uploadReportsPageNew");
  const back = await render(<UploadReportsItem back="/questionnaire?step=reports" />);
  expect(back.querySelector("a")?.getAttribute("href")).toBe("#/uploadReportsPageNew?return=%2Fquestionnaire%3Fstep%3Dreports");
});

test("content pulled far enough says so and is asked for anew when let go", async () => {
  let asked = 0;
  let done: () => void = () => undefined;
  const refresh = (): Promise<void> => {
    asked += 1;
    return new Promise((end) => (done = end));
  };
  const place = await render(<PullToRefresh onRefresh={refresh}>words</PullToRefresh>);
  const at = place.querySelector("output")?.parentElement as HTMLElement;
  const touch = (type: string, y: number): Promise<void> =>
    act(async () => void at.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientY: y }] })));
  await touch("touchstart", 0);
  await touch("touchmove", 20);
  expect(place.textContent).toBe("下拉刷新words");
  await touch("touchmove", 90);
  expect(place.textContent).toBe("松开刷新words");
  await touch("touchend", 90);
  expect([asked, place.textContent]).toEqual([1, "正在刷新words"]);
  await act(async () => done());
  await settle();
  expect(place.textContent).toBe("words");
});
