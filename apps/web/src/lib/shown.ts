import { createContext, useContext } from "react";

/** Whether the screen around is the one shown, or kept alive behind another: what floats must not stay over that other. */
export const Shown = createContext(true);
export const useShown = (): boolean => useContext(Shown);
