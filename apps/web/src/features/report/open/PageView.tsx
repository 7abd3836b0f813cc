import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { showBlob, usePicture } from "../../../lib/picture.ts";
import { IconButton } from "../../../ui/Button.tsx";
import type { Row } from "../api/reports.ts";

type Props = {
  id: string;
  pages: readonly { page: number }[];
  page: number;
  onPage: (page: number) => void;
  rows: readonly Row[];
  selected: Row | undefined;
  onSelect: (row: Row) => void;
};

/** The pages as they were handed in, the chosen row framed and brought into view. A tap on a row of the picture chooses it. */
export function PageView({ id, pages, page, onPage, rows, selected, onSelect }: Props) {
  const t = useText("report");
  const at = pages.findIndex((p) => p.page === page);
  // Until it is set by hand, the zoom follows the chosen row.
  const [wanted, setWanted] = useState<{ zoom: number; row: number | undefined }>();
  const zoom = wanted && wanted.row === selected?.index ? wanted.zoom : fitting(selected, page);
  const setZoom = (to: number): void => setWanted({ zoom: Math.min(MOST_ZOOM, Math.max(1, to)), row: selected?.index });
  const go = (by: number): void => {
    const next = pages[at + by];
    if (next) onPage(next.page);
  };
  return (
    <section aria-label={t("open.page", { n: at + 1, of: pages.length })}>
      <Picture {...{ id, page, rows, selected, onSelect, zoom }} />
      <div className="flex items-center justify-between">
        {pages.length > 1 ? (
          <span className="flex items-center text-14 text-ink-2">
            <IconButton icon="back" label={t("open.previous")} disabled={at <= 0} onClick={() => go(-1)} className="disabled:opacity-40" />
            <output>{t("open.page", { n: at + 1, of: pages.length })}</output>
            <IconButton icon="forward" label={t("open.next")} disabled={at >= pages.length - 1} onClick={() => go(1)} className="disabled:opacity-40" />
          </span>
        ) : (
          <span />
        )}
        <span className="flex">
          <IconButton icon="zoomOut" label={t("open.zoomOut")} disabled={zoom <= 1} onClick={() => setZoom(zoom - 0.5)} className="disabled:opacity-40" />
          <IconButton icon="zoomIn" label={t("open.zoomIn")} disabled={zoom >= MOST_ZOOM} onClick={() => setZoom(zoom + 0.5)} className="disabled:opacity-40" />
        </span>
      </div>
    </section>
  );
}

const MOST_ZOOM = 4;
/** The row as wide as the frame; the whole page when none is chosen. */
const fitting = (row: Row | undefined, page: number): number => (row?.box?.page === page ? Math.min(3, Math.max(1, 0.94 / row.box.w)) : 1);

type Box = NonNullable<Row["box"]>;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The row whose box is at a point of the page (fractions), or the nearest one in height. */
function rowAt(rows: readonly Row[], page: number, x: number, y: number): Row | undefined {
  const away = ({ box }: Row): number => (box ? Math.max(box.y - y, y - box.y - box.h, 0) + (x >= box.x - 0.02 && x <= box.x + box.w + 0.02 ? 0 : 0.5) : 9);
  const near = rows.filter((r) => r.box?.page === page).toSorted((a, b) => away(a) - away(b))[0];
  return near && away(near) < 0.01 ? near : undefined;
}

function Picture({ id, page, rows, selected, onSelect, zoom }: Omit<Props, "pages" | "onPage"> & { zoom: number }) {
  const t = useText("report");
  const { blob, problem } = usePicture("reportPage", { id, page });
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const box = selected?.box?.page === page ? selected.box : undefined;
  useEffect(() => {
    if (frame.current && loaded) centre(frame.current, box, zoom);
  }, [box, zoom, loaded]);
  const tap = (e: MouseEvent<HTMLDivElement>): void => {
    const area = e.currentTarget.getBoundingClientRect();
    const row = rowAt(rows, page, (e.clientX - area.left) / area.width, (e.clientY - area.top) / area.height);
    if (row) onSelect(row);
  };
  return (
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
      tabIndex={0}
      role="group"
      aria-label={t("open.picture", { n: page })}
      className="h-[min(34dvh,17rem)] overflow-auto overscroll-contain rounded-card border border-line bg-well"
    >
      {problem ? (
        <p className="p-4 text-14 text-ink-2">{t("open.noPicture")}</p>
      ) : (
        // The rows below are the same choice for those who do not point.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="relative" style={{ width: `${zoom * 100}%` }} onClick={tap}>
          {blob && <img ref={showBlob(blob)} alt="" className="block w-full" onLoad={() => setLoaded(true)} />}
          {loaded && box && <Frame box={box} />}
        </div>
      )}
    </div>
  );
}

const Frame = ({ box }: { box: Box }) => (
  <span
    data-box
    aria-hidden="true"
    className="absolute rounded-[6px] border-2 border-apricot bg-apricot/15"
    style={{
      left: `calc(${percent(box.x)} - 4px)`,
      top: `calc(${percent(box.y)} - 4px)`,
      width: `calc(${percent(box.w)} + 8px)`,
      height: `calc(${percent(box.h)} + 8px)`,
    }}
  />
);

/** Scrolls the frame, and only it, so that the box is in its middle. */
function centre(frame: HTMLElement, box: Box | undefined, zoom: number): void {
  if (!box) return;
  const { scrollHeight, clientWidth, clientHeight } = frame;
  frame.scrollTo({
    left: (box.x + box.w / 2) * clientWidth * zoom - clientWidth / 2,
    top: (box.y + box.h / 2) * scrollHeight - clientHeight / 2,
    behavior: "smooth",
  });
}
