import { solve } from "./solve.ts";
import type { Point } from "../ocr/rect.ts";
import { inkOf, resize } from "./load.ts";
import type { Raw } from "./raw.ts";
import { findPage, type Quad } from "./page.ts";

/** The page is looked for in a picture of this size. */
const SMALL = 480;
/** A page that is as good as upright and fills its picture gains nothing. */
const SLANT = 0.012;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** From a place on the page (0 to `w`, 0 to `h`) to the place in the picture that shows it. */
export function homography(quad: Quad, w: number, h: number): (u: number, v: number) => Point {
  const from: readonly Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const m = solve(
    from.flatMap(([u, v], i) => {
      const [x, y] = quad[i] as Point;
      return [
        [u, v, 1, 0, 0, 0, -x * u, -x * v, x],
        [0, 0, 0, u, v, 1, -y * u, -y * v, y],
      ];
    }),
  );
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, k = 0] = m;
  return (u, v) => {
    const z = g * u + k * v + 1;
    return [(a * u + b * v + c) / z, (d * u + e * v + f) / z];
  };
}

/** The page seen from straight above. */
function unwarp(raw: Raw, quad: Quad): Raw {
  const width = Math.round(Math.max(far(quad[0], quad[1]), far(quad[3], quad[2])));
  const height = Math.round(Math.max(far(quad[0], quad[3]), far(quad[1], quad[2])));
  const place = homography(quad, width, height);
  const n = raw.channels;
  const out = new Uint8Array(width * height * n);
  for (let v = 0, o = 0; v < height; v++)
    for (let u = 0; u < width; u++, o += n) {
      const [x, y] = place(u + 0.5, v + 0.5);
      const [x0, y0] = [Math.min(raw.width - 2, Math.max(0, Math.floor(x - 0.5))), Math.min(raw.height - 2, Math.max(0, Math.floor(y - 0.5)))];
      const [fx, fy] = [Math.min(1, Math.max(0, x - 0.5 - x0)), Math.min(1, Math.max(0, y - 0.5 - y0))];
      const i = (y0 * raw.width + x0) * n;
      const j = i + raw.width * n;
      for (let c = 0; c < n; c++) {
        const top = (raw.data[i + c] ?? 0) * (1 - fx) + (raw.data[i + n + c] ?? 0) * fx;
        const bottom = (raw.data[j + c] ?? 0) * (1 - fx) + (raw.data[j + n + c] ?? 0) * fx;
        out[o + c] = top * (1 - fy) + bottom * fy;
      }
    }
  return { data: out, width, height, channels: n };
}

/** How far the corners are from those of an upright rectangle, as a share of its size. */
function slantOf([a, b, c, d]: Quad): number {
  const size = Math.max(far(a, b), far(a, d));
  return Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0]), Math.abs(a[1] - b[1]), Math.abs(d[1] - c[1])) / size;
}

/** A photo of a page on a darker ground → the page alone, its sides straight; any other picture as it is. */
export async function rectify(raw: Raw): Promise<Raw> {
  const scale = SMALL / Math.max(raw.width, raw.height);
  if (scale >= 1) return raw;
  const small = await resize(inkOf(raw), Math.round(raw.width * scale), Math.round(raw.height * scale));
  const found = findPage(small);
  if (!found || slantOf(found) < SLANT) return raw;
  return unwarp(raw, found.map(([x, y]): Point => [(x + 0.5) / scale, (y + 0.5) / scale]) as unknown as Quad);
}
