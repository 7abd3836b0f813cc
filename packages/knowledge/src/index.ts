export * from "./create.ts";
export * from "./load.ts";
export * from "./names/index.ts";
export type * from "./schema.ts";
export { withFoods } from "./told-foods.ts";
