import { open, type Scene } from "./scene.ts";

export const ERROR_SCENES: Scene[] = [
  { name: "not-found", show: (page, at) => open(page, at, "no-such-page") },
  { name: "error", show: (page, at) => open(page, at, "error/500?request_id=4f0c2a9e") },
];
