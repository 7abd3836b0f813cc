export type { Asked } from "./person/resolve.ts";
export { resolvePerson } from "./person/resolve.ts";
export type * from "./person/types.ts";
