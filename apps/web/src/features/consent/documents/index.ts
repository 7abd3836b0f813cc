import type { Lang } from "@nutri/domain/lang";
import type { Documents } from "./types.ts";

/** The three documents in one language, fetched when first read. */
export const loadDocuments = async (lang: Lang): Promise<Documents> => (lang === "en-US" ? await import("./en-US.ts") : await import("./zh-CN.ts")).default;
