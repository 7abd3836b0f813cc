import type { CustomPlan } from "@nutri/contract/calls/plan";
import type { LoginResult, User } from "@nutri/contract/calls/login";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { forgetQsIds } from "./questionnaire-ids.ts";
import { KEYS, local } from "./storage.ts";
import type { Units } from "./units.ts";

export type Theme = "system" | "light" | "dark";
/** `textSize` is the scale of the root font, up to 2; `units` are those of height and weight. */
export type Settings = { theme: Theme; textSize: number; units?: Units };
/** What the entry screen shows of the last plan, kept for when there is no network. `seenAt` is epoch ms. */
export type LastPlan = Pick<CustomPlan, "id" | "status" | "planType" | "createdAt"> & { nickname?: string; reviewOnly?: true; seenAt: number };

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

const isRecord = (held: unknown): held is Record<string, unknown> => typeof held === "object" && held !== null;
const isUser = (held: unknown): held is User => isRecord(held) && typeof held["id"] === "string" && Array.isArray(held["consents"]);
const isSettings = (held: unknown): held is Settings => isRecord(held) && typeof held["theme"] === "string" && typeof held["textSize"] === "number";

/** Of what was stored, by whichever release, what this one can read; the rest is as if it had never been. */
function readable(stored: unknown): Partial<Session> {
  const { user, settings, ...rest } = isRecord(stored) ? (stored as Partial<Session>) : {};
  return { ...rest, ...(isUser(user) && { user }), ...(isSettings(settings) && { settings }) };
}

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
      merge: (stored, now) => ({ ...now, ...readable(stored) }),
      partialize: ({ user, consentVersion, isYouZan, settings, lastPlan }) => ({ user, consentVersion, isYouZan, settings, lastPlan }),
    },
  ),
);

export const token = (): string | undefined => local.getItem(KEYS.token) || undefined;
export const clearToken = (): void => local.removeItem(KEYS.token);

const forgetters = new Set<() => void>();
/** What must be forgotten when another visitor comes to this device. */
export const onVisitorChange = (forget: () => void): void => void forgetters.add(forget);

const forgetAll = (): void => {
  for (const forget of forgetters) forget();
};

/** Takes over what another tab of this browser has stored, so that neither writes over the other. @returns whether that is another visitor, who is then the one here too */
export async function adoptStored(): Promise<boolean> {
  const before = useSession.getState().user;
  await useSession.persist.rehydrate();
  const another = before !== undefined && before.id !== useSession.getState().user?.id;
  if (another) forgetAll();
  return another;
}

/** Takes a login: what belonged to another visitor on this device goes first. */
export function acceptLogin(result: LoginResult): void {
  const before = useSession.getState().user;
  if (before && before.id !== result.user.id) {
    forgetQsIds();
    useSession.setState({ lastPlan: undefined });
    forgetAll();
  }
  local.setItem(KEYS.token, result.accessToken);
  useSession.setState({ user: result.user, consentVersion: result.consentVersion, isYouZan: result.isYouZan, fresh: true });
}

/** What must be accepted before health data is stored or read (the contract's HEALTH_CONSENTS, without its schemas). */
export const HEALTH_DOCUMENTS = ["agreement", "privacy", "health_data"] as const;

/** Whether the present version of all three documents is accepted, as far as this device knows. */
export const hasConsent = ({ user, consentVersion }: Pick<Session, "user" | "consentVersion">): boolean =>
  HEALTH_DOCUMENTS.every((document) => user?.consents.some((c) => c.document === document && c.version === consentVersion) ?? false);

const gaveHealthConsent = ({ user }: Session): boolean => user?.consents.some((c) => c.document === "health_data") ?? false;
/** What must be forgotten when the consent for health data is taken back. */
export const onConsentWithdrawn = (forget: () => void): void =>
  void useSession.subscribe((now, before) => {
    if (gaveHealthConsent(before) && !gaveHealthConsent(now)) forget();
  });
