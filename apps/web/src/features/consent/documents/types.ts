export const DOCUMENTS = ["agreement", "privacy", "health_data"] as const;
export type DocumentId = (typeof DOCUMENTS)[number];

/** A document as it is read: what it comes down to, then its sections; `points` are a list. */
type LegalDocument = { short: string; sections: readonly { heading: string; text?: string; points?: readonly string[] }[] };
export type Documents = Record<DocumentId, LegalDocument>;
