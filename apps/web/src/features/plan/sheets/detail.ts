import { createContext, useContext } from "react";
import type { Detail } from "../model/detail.ts";

export const DetailContext = createContext<(detail: Detail) => void>(() => undefined);
/** Opens the sheet of a detail. */
export const useDetail = (): ((detail: Detail) => void) => useContext(DetailContext);
