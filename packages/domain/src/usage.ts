/** Splits a usage text at the first full-width or ASCII opening parenthesis; both parts trimmed. */
export function splitUsage(text: string): { usage: string; content: string } {
  const at = text.search(/[（(]/u);
  return at < 0 ? { usage: text.trim(), content: "" } : { usage: text.slice(0, at).trim(), content: text.slice(at).trim() };
}

export const DOSAGE_BUDGET = 6;

/** Products in order: basis while the running dosage stays at or below 6; from the first that would exceed it on, all are other. */
export function splitByDosage<P extends { dosage: unknown }>(products: readonly P[]): { basis: P[]; other: P[] } {
  let sum = 0;
  const first = products.findIndex((p) => (sum += typeof p.dosage === "number" && Number.isFinite(p.dosage) ? p.dosage : 0) > DOSAGE_BUDGET);
  const cut = first < 0 ? products.length : first;
  return { basis: products.slice(0, cut), other: products.slice(cut) };
}
