/** How a name stands in what was typed. */
import { escape } from "./escape.ts";

/** @param given without the spaces and capitals that it was typed with; undefined where it does not stand in the text */
export const typed = (given: string, text: string): string | undefined => new RegExp([...given].map(escape).join("[\\s'’-]*"), "iu").exec(text)?.[0];
