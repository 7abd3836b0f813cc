/** How each scene is looked at: windows, light and dark, text at the size the system or the person set, and the colours a system may force. */
export type Scheme = "light" | "dark";
export type Window = { name: string; width: number; height: number; phone: boolean };
type More = "100" | "200" | "forced";
export type View = { window: Window; scheme: Scheme; more: More };

/** The narrowest that is promised. */
const NARROWEST: Window = { name: "320x640", width: 320, height: 640, phone: true };
export const WINDOWS: readonly Window[] = [
  { name: "390x844", width: 390, height: 844, phone: true },
  { name: "360x640", width: 360, height: 640, phone: true },
  NARROWEST,
  { name: "1280x800", width: 1280, height: 800, phone: false },
];
export const SCHEMES: readonly Scheme[] = ["light", "dark"];
export const MORE: readonly More[] = ["100", "200", "forced"];

/** Text at twice its size changes the layout and no colour: once for each phone is enough. Forced colours change no layout: one phone is. The narrowest adds no colour. */
export const VIEWS: readonly View[] = WINDOWS.flatMap((window, i) => [
  ...SCHEMES.filter((scheme) => window !== NARROWEST || scheme === "light").map((scheme): View => ({ window, scheme, more: "100" })),
  ...(window.phone ? [{ window, scheme: "light", more: "200" } as const] : []),
  ...(i === 0 ? [{ window, scheme: "dark", more: "forced" } as const] : []),
]);

export const nameOf = ({ window, scheme, more }: View): string => [window.name, scheme, ...(more === "100" ? [] : [more])].join("-");
