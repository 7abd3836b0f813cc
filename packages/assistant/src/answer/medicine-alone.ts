import { findTaboos } from "@nutri/engine";
import { findingsOf, nameOf, tabooCard } from "./pairs.ts";
import { both, joinText, type Speaker, tabooLines, unique } from "./part.ts";

const LISTED = 7;

/** A medicine alone: everything known of it, worst first, or only what it depletes. */
export const medicineAlone: Speaker = (c) => {
  const { u, k } = c;
  const timing = u.intents.includes("timing");
  const supplied = u.intents.includes("deplete") || /补|\bneed\b|\bsupplements?\b/iu.test(u.asked);
  if (u.medicines.length === 0 || (u.eaten.length > 0 && !supplied && !timing)) return undefined;
  const { taboos } = findTaboos({ ...u.person, supplements: [], foods: [] }, k);
  const paired = new Set(u.eaten.map((e) => e.ref.id));
  const own = taboos.filter(
    (t) => t.subject.kind === "medicine" && !paired.has(t.item.id) && (u.eaten.length === 0 || !timing || t.action === "separate" || k.groups.has(t.item.id)),
  );
  const depletes = new Set(k.rules.all.filter((r) => r.direction === "depletion").map((r) => r.id));
  const wanted = supplied
    ? own.filter((t) => depletes.has(t.rule) || t.action === "supplement")
    : u.intents.includes("timing")
      ? [...own.filter((t) => t.action === "separate"), ...own.filter((t) => t.action !== "separate")]
      : own;
  const list = unique(wanted.length > 0 || u.eaten.length > 0 ? wanted : own, (t) => t.item.id).slice(0, LISTED);
  if (list.length === 0) return undefined;
  const names = joinText(u.medicines.map((m) => nameOf(k, m)));
  const items = joinText(list.slice(0, 4).map((t) => t.item.name));
  const lead =
    supplied && wanted.length > 0
      ? both(`用${names.zh}时，要留心这些营养素：${items.zh}。`, `With ${names.en}, keep an eye on ${items.en}.`)
      : both(`用${names.zh}时，最要留心的是：${items.zh}。`, `With ${names.en}, mind above all: ${items.en}.`);
  return {
    id: "medicine",
    lead,
    title: both("关于这个药", "About this medicine"),
    body: tabooLines(list),
    sources: list.flatMap((t) => t.sources),
    findings: findingsOf(list),
    cards: tabooCard(list, u.lang === "zh-CN" ? "zh" : "en"),
    refer: true,
  };
};
