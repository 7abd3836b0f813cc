/**
 * The part of react-router that this app uses. Nothing else imports it: its Link, Routes and useSearchParams would bring its
 * server half into the entry (8 KB gzip), and one hash, one table and one anchor need none of it.
 */
import { useLocation } from "react-router";

export {
  HashRouter,
  type Location,
  type NavigateFunction,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";

/** The query of this screen's address (behind the `#`). */
export const useSearch = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** How far back in the history this entry is from the first one of the app. */
export const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
