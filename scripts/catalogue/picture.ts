/** Draws a product's picture from its own data: pack, brand, name and what is counted. Drawn, not borrowed from anybody. */
import type { CatalogueProduct } from "@nutri/domain";

/** A colour for what the product is about: the same nutrient looks alike everywhere. */
const COLOURS: Readonly<Record<string, string>> = {
  calcium: "#8FA3B8",
  epa_dha: "#3F8FB5",
  fibre: "#B59A6B",
  folate: "#7FA650",
  iron: "#B5533C",
  magnesium: "#5BA7A0",
  protein: "#C7A98B",
  vitamin_b12: "#C05B7A",
  vitamin_c: "#F0902E",
  vitamin_d: "#E5A93C",
  vitamin_e: "#C9A227",
  vitamin_k: "#6FA05A",
  zinc: "#7D8FA9",
};
const OTHERS = ["#6C7BD9", "#3E9C86", "#9C7FC0", "#D98AA6", "#A98B62", "#4E7FA8", "#D4663C"] as const;
/** A product of this many nutrients is about none of them. */
const BROAD = 4;

function colourOf({ id, nutrients }: CatalogueProduct): string {
  const own = nutrients.length < BROAD ? COLOURS[nutrients[0]?.nutrient ?? ""] : undefined;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return own ?? OTHERS[sum % OTHERS.length] ?? OTHERS[0];
}

/** `colour` laid over white, `share` of it. */
function over(colour: string, share: number): string {
  const part = (at: number): string => {
    const value = Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * share);
    return value.toString(16).padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** What is counted, around (160, 214). */
const UNITS: Readonly<Record<string, (colour: string) => string>> = {
  capsule: (c) =>
    `<g transform="rotate(-20 160 214)"><rect x="124" y="200" width="72" height="28" rx="14" fill="#fff"/><path d="M160 200h22a14 14 0 0 1 0 28h-22z" fill="${over(c, 0.55)}"/></g>`,
  "chewable tablet": (c) =>
    `<circle cx="160" cy="214" r="28" fill="#fff"/><circle cx="160" cy="214" r="17" fill="none" stroke="${over(c, 0.5)}" stroke-width="3"/>`,
  drop: (c) =>
    `<path d="M160 186c16 22 24 31 24 42a24 24 0 0 1-48 0c0-11 8-20 24-42z" fill="#fff"/><path d="M148 230a12 12 0 0 0 10 10" stroke="${over(c, 0.6)}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  "effervescent tablet": (c) =>
    `<circle cx="160" cy="222" r="24" fill="#fff"/><g fill="${over(c, 0.3)}"><circle cx="148" cy="190" r="5"/><circle cx="166" cy="184" r="4"/><circle cx="176" cy="193" r="3"/></g>`,
  gummy: (c) => `<rect x="132" y="188" width="56" height="52" rx="20" fill="#fff"/><ellipse cx="148" cy="202" rx="9" ry="5" fill="${over(c, 0.4)}"/>`,
  lozenge: (c) => `<rect x="130" y="198" width="60" height="32" rx="16" fill="#fff"/><circle cx="160" cy="214" r="8" fill="${over(c, 0.4)}"/>`,
  sachet: (c) =>
    `<rect x="132" y="186" width="56" height="56" rx="4" fill="#fff"/><path d="M132 198h56M132 230h56" stroke="${over(c, 0.5)}" stroke-width="3" stroke-dasharray="3 4"/>`,
  scoop: () => `<path d="M128 202h48v14a24 24 0 0 1-48 0z" fill="#fff"/><path d="M176 208h26" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  softgel: (c) => `<ellipse cx="160" cy="214" rx="38" ry="19" fill="${over(c, 0.45)}"/><ellipse cx="148" cy="207" rx="14" ry="5" fill="#fff" opacity=".7"/>`,
  tablet: (c) => `<ellipse cx="160" cy="214" rx="34" ry="20" fill="#fff"/><path d="M132 214h56" stroke="${over(c, 0.5)}" stroke-width="3"/>`,
  vial: (c) => `<rect x="153" y="180" width="14" height="12" rx="3" fill="${over(c, 0.5)}"/><rect x="146" y="192" width="28" height="52" rx="8" fill="#fff"/>`,
};

const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** The label is narrow: a long name is set smaller, a very long one is cut. */
const [LARGE_MOST, CUT_MOST] = [8, 11];

/** @returns an SVG of 320 × 320 */
export function pictureOf(product: CatalogueProduct): string {
  const c = colourOf(product);
  const name = product.name.zh.length > CUT_MOST ? `${product.name.zh.slice(0, CUT_MOST - 1)}…` : product.name.zh;
  const size = name.length > LARGE_MOST ? 12 : 15;
  const written = 'text-anchor="middle" font-family="sans-serif"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" role="img" aria-label="${escaped(product.name.en)}">`,
    `<rect width="320" height="320" fill="${over(c, 0.14)}"/><ellipse cx="160" cy="286" rx="84" ry="9" fill="${over(c, 0.32)}"/>`,
    `<rect x="112" y="36" width="96" height="34" rx="8" fill="${over(c, 0.75)}"/><path d="M112 48h96M112 58h96" stroke="${over(c, 0.6)}" stroke-width="2"/>`,
    `<path d="M104 70h112a14 14 0 0 1 14 14v184a16 16 0 0 1-16 16H106a16 16 0 0 1-16-16V84a14 14 0 0 1 14-14z" fill="${c}"/>`,
    `<rect x="90" y="108" width="140" height="146" fill="${over(c, 0.88)}"/>`,
    `<text x="160" y="138" ${written} font-size="14" fill="#fff" opacity=".9">${escaped(product.brand.zh)}</text>`,
    `<text x="160" y="164" ${written} font-size="${size}" font-weight="600" fill="#fff">${escaped(name)}</text>`,
    (UNITS[product.dose.unit.en] ?? UNITS["tablet"])?.(c) ?? "",
    "</svg>",
  ].join("");
}
