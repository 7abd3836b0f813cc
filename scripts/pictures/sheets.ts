/** Contact sheets: many pictures side by side, long ones cut into columns, so that a whole view is looked at in a few minutes. */
import { join } from "node:path";
import sharp from "sharp";

const PAD = 8;
type Cell = { file: string; top: number };

/** The columns of a picture, each as high as the window. */
async function columns(file: string, ratio: number): Promise<Cell[]> {
  const { width, height } = await sharp(file).metadata();
  const step = Math.round(width * ratio);
  return Array.from({ length: Math.max(1, Math.ceil((height - step * 0.1) / step)) }, (_, i) => ({ file, top: i * step }));
}

async function drawn({ file, top }: Cell, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file);
  const whole = await picture.metadata();
  const step = Math.min(Math.round((whole.width * height) / width), whole.height - top);
  return picture
    .extract({ left: 0, top, width: whole.width, height: step })
    .resize({ width, height: Math.max(1, Math.min(height, Math.round((step * width) / whole.width))), fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** @param window the size of one picture; `across` and `down`: how many on a sheet */
export async function sheets(
  out: string,
  name: string,
  files: readonly string[],
  window: { width: number; height: number },
  phone: boolean,
): Promise<string[]> {
  const [across, down, width] = phone ? [6, 2, 260] : [3, 3, 520];
  const height = Math.round((width * window.height) / window.width);
  const cells = (await Promise.all(files.map((file) => columns(file, window.height / window.width)))).flat();
  const made: string[] = [];
  for (let from = 0; from < cells.length; from += across * down) {
    const some = cells.slice(from, from + across * down);
    const pictures = await Promise.all(some.map((cell) => drawn(cell, width, height)));
    const file = join(out, `sheet-${name}-${String(made.length + 1).padStart(2, "0")}.png`);
    await sharp({ create: { width: across * (width + PAD) + PAD, height: down * (height + PAD) + PAD, channels: 3, background: "#8a8a8a" } })
      .composite(pictures.map((input, i) => ({ input, left: PAD + (i % across) * (width + PAD), top: PAD + Math.floor(i / across) * (height + PAD) })))
      .png({ compressionLevel: 6 })
      .toFile(file);
    made.push(file);
  }
  return made;
}
