const queryOf = (part: string): string => (part.includes("?") ? part.slice(part.indexOf("?")) : "");

/** A query parameter of the address, before or after the `#`. */
export function addressParam(name: string, href: string = window.location.href): string | undefined {
  const [before = "", ...after] = href.split("#");
  for (const query of [queryOf(before), queryOf(after.join("#"))]) {
    const value = new URLSearchParams(query).get(name);
    if (value !== null) return value;
  }
  return undefined;
}
