/** A dose was told of something eaten or taken. */
import type { Context } from "../part.ts";

export const dosed = ({ u }: Context): boolean => u.eaten.some((l) => l.dose);
