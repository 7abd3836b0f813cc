import type { User } from "@nutri/contract/calls/login";
import type { Answers } from "@nutri/domain/answers";
import { useSession } from "../../lib/session.ts";

const USUAL = { age: 30, heightCm: 165, weightKg: 60 } as const;

/** Where wheel and rulers stand before an answer: at what the settings know, to be confirmed. */
export function starts({ birthYear, heightCm, weightKg }: Partial<User> = useSession.getState().user ?? {}, year = new Date().getFullYear()) {
  const age = birthYear === undefined ? USUAL.age : Math.min(120, Math.max(1, year - birthYear));
  return { age, heightCm: heightCm ?? USUAL.heightCm, weightKg: weightKg ?? USUAL.weightKg };
}

/** A questionnaire without any answer begins with the name and sex that the settings know. */
export function begun(answers: Answers, user: Partial<User> = useSession.getState().user ?? {}): Answers {
  if (Object.keys(answers).length > 0) return answers;
  return { ...(user.nickname && { nickname: user.nickname }), ...(user.gender && { gender: user.gender }) };
}
