/** Characters that tell one analyte from the next: a name that differs in one of them is another name, not a slip. */
const TELLING = new Set("高低总直间接游离结合非前极未不大小男女甲乙丙丁尿粪血清浆全糖化载脂抗体原促超敏中淋单酸碱钠钾钙镁铁铜锌磷氯硒碘网织肌尿素量浓度");

/** Edit distance up to `limit` that never touches a digit, a sign or a telling character; undefined when further. */
function distance(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      next[j] = Math.min((row[j - 1] ?? 99) + (same ? 0 : 1), (row[j] ?? 99) + 1, (next[j - 1] ?? 99) + 1);
    }
    row = next;
  }
  const d = row[b.length] ?? 99;
  return d <= limit ? d : undefined;
}

const differing = (a: string, b: string): string => [...a].filter((c) => !b.includes(c)).join("") + [...b].filter((c) => !a.includes(c)).join("");

const limitOf = (key: string): number => {
  const cjk = /[\u3400-\u9fff]/.test(key);
  if (cjk) return key.length >= 8 ? 2 : key.length >= 4 ? 1 : 0;
  return key.length >= 12 ? 2 : key.length >= 7 ? 1 : 0;
};

/**
 * Whether a text is a slip of a name of this analyte, and of no other's more so: enough where something else (the abbreviation
 * beside it) says that it is this one.
 */
export function isSlipOf(byKey: ReadonlyMap<string, readonly string[]>, key: string, code: string): boolean {
  const limit = limitOf(key);
  const far = { own: Infinity, other: Infinity };
  for (const [name, codes] of byKey) {
    const d = distance(key, name, limit) ?? Infinity;
    const of = codes.includes(code) ? "own" : "other";
    far[of] = Math.min(far[of], d);
  }
  return limit > 0 && far.own <= limit && far.own <= far.other;
}

/** The one analyte whose name is a slip away, when no other analyte is nearly as close. */
export function nearest(byKey: ReadonlyMap<string, readonly string[]>, key: string): string | undefined {
  const limit = limitOf(key);
  if (limit === 0) return undefined;
  const found: { code: string; d: number; name: string }[] = [];
  for (const [name, codes] of byKey) {
    const d = distance(key, name, limit + 1);
    if (d !== undefined) for (const code of codes) found.push({ code, d, name });
  }
  const best = found.toSorted((x, y) => x.d - y.d)[0];
  if (!best || best.d > limit || found.some((f) => f.code !== best.code && f.d <= best.d + 1)) return undefined;
  return [...differing(key, best.name)].some((c) => TELLING.has(c) || /[\d%#+]/.test(c)) ? undefined : best.code;
}
