/** Inline icons, drawn on a 24 grid with one line width. Decoration only: the word beside it speaks. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  leaf: "M12 21c0-8 3-13 9-15 0 9-4 13-9 13M12 21C12 14 9 10 3 9c0 7 3 10 9 10",
  warning: "M12 3.5l9.5 17h-19zM12 10v5M12 17.8v.2",
  info: "M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.6v.2",
  question: "M12 21a9 9 0 100-18 9 9 0 000 18zM9.3 9.4a2.8 2.8 0 115 1.7c-.8 1-2.3 1.3-2.3 2.9M12 17v.2",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8",
  up: "M12 19V5M6 11l6-6 6 6",
  low: "M12 5v14M6 13l6 6 6-6",
  search: "M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4z",
  picture: "M4 5h16v14H4zM4 16l5-5 4.5 4.5L16 13l4 4M15.5 9.7a1.2 1.2 0 100-2.4 1.2 1.2 0 000 2.4z",
  zoomIn: "M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5M11 8v6M8 11h6",
  zoomOut: "M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5M8 11h6",
  edit: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19z",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  share: "M12 15V4M8 7.5L12 4l4 3.5M6 11H5v9h14v-9h-1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  link: "M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1",
  doctor: "M7 4H5v5a4 4 0 008 0V4h-2M9 13v2.5a4.5 4.5 0 009 0V14M18 14a2 2 0 100-4 2 2 0 000 4z",
  pill: "M10.5 20.5a4.6 4.6 0 01-6.5-6.5l9.5-9.5a4.6 4.6 0 016.5 6.5zM8.8 9.3l6.5 6.5",
  bowl: "M3 12h18a9 9 0 01-18 0zM9 3c-1 1.5 1 2.5 0 4.5M14 3c-1 1.5 1 2.5 0 4.5",
  flask: "M9.5 3v6L4 19.5h16L14.5 9V3M8 3h8M7.5 14h9",
  clock: "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.3l3.3 2",
  sun: "M12 16.5a4.5 4.5 0 100-9 4.5 4.5 0 000 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  moon: "M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z",
  person: "M12 11.5a4 4 0 100-8 4 4 0 000 8zM4 20.5c1-4 4.2-6 8-6s7 2 8 6",
  lock: "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 017 0V11",
  document: "M6 3h8l4 4.5V21H6zM14 3v5h4M9 12h6M9 16h6",
  ticket: "M4 7h16v3.5a1.8 1.8 0 000 3.5v3H4v-3a1.8 1.8 0 000-3.5zM14 7v10",
  globe: "M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
  cloud: "M7 18.5a4.5 4.5 0 01-.5-9 6 6 0 0111.5 1.5 3.8 3.8 0 01-.5 7.5zM12 11v3M12 16v.2",
  offline: "M3 3l18 18M8.5 9.5A6 6 0 0118 11a3.8 3.8 0 012 6.5M15 18.5H7a4.5 4.5 0 01-.5-9",
  tools: "M14.5 6.5a4.5 4.5 0 01-6 6L4 17l3 3 4.5-4.5a4.5 4.5 0 006-6L14.5 12 12 9.5z",
  again: "M19 12a7 7 0 11-2.3-5.2M17.5 3v4.2h-4.2",
  thumbUp: "M7 11v9H4v-9zM7 11l4-7.5a2 2 0 012.5 2.4L12.8 10H19a1.8 1.8 0 011.8 2.2l-1.6 6.4A1.9 1.9 0 0117.4 20H7",
  thumbDown: "M7 13V4H4v9zM7 13l4 7.5a2 2 0 002.5-2.4l-.7-4.1H19a1.8 1.8 0 001.8-2.2l-1.6-6.4A1.9 1.9 0 0017.4 4H7",
  menu: "M4 7h16M4 12h16M4 17h16",
  settings: "M5 7h9M18 7h1M5 17h1M10 17h9M16 9.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4zM8 19.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z",
  square: "M7 7h10v10H7z",
  chat: "M4 5h16v11H9l-5 4z",
  chatActive: "M4 5h16v11H9l-5 4zM8 9h8M8 12h5",
  report: "M5 20V10M12 20V4M19 20v-7",
  reportActive: "M5 20V10M12 20V4M19 20v-7M2.5 20.5h19",
} as const;

export type IconName = keyof typeof PATHS;

/** `size` is in px at normal text size, and grows with the text. */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
  const rem = `${size / 16}rem`;
  const filled = name === "chatActive" || name === "reportActive";
  return (
    <svg
      width={rem}
      height={rem}
      viewBox="0 0 24 24"
      fill={name === "chatActive" ? "color-mix(in srgb, currentColor 16%, transparent)" : "none"}
      stroke="currentColor"
      strokeWidth={filled ? 2.3 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`inline-block shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
