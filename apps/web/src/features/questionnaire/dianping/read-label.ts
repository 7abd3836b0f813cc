import type { Output } from "@nutri/contract/client";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { newKey } from "../../../lib/http.ts";
import type { Problem } from "../../../lib/problem.ts";
import { uploadFile } from "../../../lib/upload.ts";

export type Label = Output<"readLabel">;
type LabelState = { kind: "none" } | { kind: "reading" } | { kind: "failed"; problem: Problem } | { kind: "read"; label: Label };

/** Sends the photo of a label and reads it. */
export function useLabel(): { state: LabelState; read: (file: File) => Promise<void>; clear: () => void } {
  const [state, setState] = useState<LabelState>({ kind: "none" });
  const read = async (file: File): Promise<void> => {
    setState({ kind: "reading" });
    try {
      const { fileId } = await uploadFile(file, "label", { idempotencyKey: newKey() });
      setState({ kind: "read", label: await call("readLabel", { body: { fileId } }, { idempotencyKey: newKey() }) });
    } catch (e) {
      setState({ kind: "failed", problem: e as Problem });
    }
  };
  return { state, read, clear: () => setState({ kind: "none" }) };
}
