/** What an answer needs, as it is handed to whatever makes it. */
import type { PersonGiven, Question } from "@nutri/assistant";
import type { Catalogue } from "@nutri/domain";

/** What is held of a person; the plan as the text that it is kept as, because it is large and may have to go to a thread. */
export type PersonHeld = Omit<PersonGiven, "plan"> & { planJson?: string | undefined };
/** A question with what an answer needs. `withFindings`: what the reply stands on is wanted too, which takes as long again. */
export type Inquiry = Omit<Question, "person" | "products"> & { person: PersonHeld; catalogue: Catalogue; withFindings: boolean };

/** One of the assistant's tools, as a model calls it. */
export type ToolCall = { name: string; input: unknown };

export const personFrom = ({ planJson, ...person }: PersonHeld): PersonGiven => ({
  ...person,
  ...(planJson !== undefined && { plan: JSON.parse(planJson) as NonNullable<PersonGiven["plan"]> }),
});
