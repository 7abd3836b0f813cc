import type { CustomPlan } from "@nutri/contract/calls/plan";
import type { LoginResult, User } from "@nutri/contract/calls/login";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { forgetQsIds } from "./questionnaire-ids.ts";
import { KEYS, local } from "./storage.ts";

export type Theme = "system" | "light" | "dark";
/** `textSize` is the scale of the root font, up to 2. */
export type Settings = { theme: Theme; textSize: number };
/** What the entry screen shows of the last plan, kept for when there is no network. `seenAt` is epoch ms. */
export type LastPlan = Pick<CustomPlan, "id" | "status" | "planType" | "createdAt"> & { nickname?: string; seenAt: number };

type Session = {
  user: User | undefined;
  consentVersion: string | undefined;
  isYouZan: boolean;
  settings: Settings;
  lastPlan: LastPlan | undefined;
  /** Whether the user came with a login of this visit (not persisted): then it need not be asked for again. */
  fresh: boolean;
  /** The user store's flag for the tab bar (not persisted: the shell sets it from the route). */
  showTabBar: boolean;
};

/** The user store: held in memory and in local storage under `app_userInfo`. */
export const useSession = create<Session>()(
  persist(
    (): Session => ({
      user: undefined,
      consentVersion: undefined,
      isYouZan: false,
      settings: { theme: "system", textSize: 1 },
      lastPlan: undefined,
      fresh: false,
      showTabBar: false,
    }),
    {
      name: KEYS.userInfo,
      storage: createJSONStorage(() => local),
      partialize: ({ user, consentVersion, isYouZan, settings, lastPlan }) => ({ user, consentVersion, isYouZan, settings, lastPlan }),
    },
  ),
);

export const token = (): string | undefined => local.getItem(KEYS.token) || undefined;
export const clearToken = (): void => local.removeItem(KEYS.token);

const forgetters = new Set<() => void>();
/** What must be forgotten when another visitor comes to this device. */
export const onVisitorChange = (forget: () => void): void => void forgetters.add(forget);

/** Takes a login: what belonged to another visitor on this device goes first. */
export function acceptLogin(result: LoginResult): void {
  const before = useSession.getState().user;
  if (before && before.id !== result.user.id) {
    forgetQsIds();
    useSession.setState({ lastPlan: undefined });
    for (const forget of forgetters) forget();
  }
  local.setItem(KEYS.token, result.accessToken);
  useSession.setState({ user: result.user, consentVersion: result.consentVersion, isYouZan: result.isYouZan, fresh: true });
}

/** What must be accepted before health data is stored or read (the contract's HEALTH_CONSENTS, without its schemas). */
export const HEALTH_DOCUMENTS = ["agreement", "privacy", "health_data"] as const;

/** Whether the present version of all three documents is accepted, as far as this device knows. */
export const hasConsent = ({ user, consentVersion }: Pick<Session, "user" | "consentVersion">): boolean =>
  HEALTH_DOCUMENTS.every((document) => user?.consents.some((c) => c.document === document && c.version === consentVersion) ?? false);
