import type { ItemKind, LimitScope, Person, Pregnancy, Quantity, Sex, Text, Trivalent } from "@nutri/domain";
import type { EntityRef, Medicine } from "@nutri/knowledge";

/** Three-valued membership: `yes` holds the ids that surely are in it, each with the words it was given by. */
export type Membership = { readonly yes: ReadonlyMap<string, string>; has(id: string): Trivalent };

/** A medicine, or a class of medicines, that somebody takes. */
export type TakenMedicine = {
  /** As given. */
  readonly given: string;
  /** The list it was given in. */
  readonly list: "medicines" | "supplements" | "foods";
  /** The medicine's id, or the class's when only a class was named. */
  readonly id: string;
  readonly name: Text;
  readonly record?: Medicine;
  /** The medicine and its components; empty for a class. */
  readonly parts: ReadonlySet<string>;
  /** Classes of all parts, or the named class and those above it. */
  readonly classes: ReadonlySet<string>;
  /** False when its form (drops, cream, inhaler) lets too little into the blood for systemic rules. */
  readonly systemic: boolean;
};

/** One nutrient in something taken, per day. Amounts are in the nutrient's unit; absent is unknown. */
export type TakenNutrient = {
  readonly nutrient: string;
  readonly form?: string;
  /** Towards the target: activity applied (folic acid as DFE). */
  readonly amount?: number;
  /** Towards limits: no activity applied (folic acid as itself). */
  readonly mass?: number;
  /** The least it can be, where the text leaves open whether the salt or the element was weighed. */
  readonly low?: number;
  /** The limit scopes it counts for. */
  readonly scopes: readonly LimitScope[];
};

/** Something eaten: a supplement, food, drink, or what a medicine holds of them. */
export type Taken = {
  readonly given: string;
  readonly list: "medicines" | "supplements" | "foods" | "diet" | "lifestyle";
  readonly entity: EntityRef;
  /** The id that findings show: an item's, a nutrient's or a group's. */
  readonly id: string;
  readonly kind: ItemKind;
  /** For items inside a medicine: its id. */
  readonly inMedicine?: string;
  /** The medicine of the same name: its rules hold as well, but not against this. */
  readonly alsoMedicine?: string;
  /** Daily amount of the thing itself, when told. */
  readonly dose?: Quantity;
  /** What the cups or glasses told of hold a day of another item (caffeine, alcohol). */
  readonly served?: Quantity & { readonly of: string };
  /** Usual doses or servings a day; 1 when not told. */
  readonly doses: number;
  /** Why a stated dose was not taken over. */
  readonly problem?: "zero" | "negative" | "absurd" | "unit";
  readonly nutrients: readonly TakenNutrient[];
  /** All its groups, parents included. */
  readonly groups: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly animal?: "meat" | "fish" | "dairy" | "egg" | "honey" | "other";
};

/** A lab value in the biomarker's own unit. */
export type ResolvedLab = { readonly code: string; readonly value: number; readonly unit: string; readonly given: string };

/** Something recognised, for saying what was checked. */
export type CheckedName = { readonly given: string; readonly entity: EntityRef };

/** A person's answers with every name turned into what the knowledge calls it. */
export type Resolved = {
  readonly person: Person;
  readonly age?: number;
  readonly sex?: Sex;
  /** The answer, or what follows from it (men: none). Absent when not known. */
  readonly pregnancy?: Pregnancy;
  /** All answers to the question of pregnancy that are still possible. */
  readonly pregnancies: readonly Pregnancy[];
  /** kg/m². */
  readonly bmi?: number;
  /** Diseases, life stages, habits, allergies, procedures: closed over what they also are. */
  readonly conditions: Membership;
  /** Allergens (soy, milk …) to keep away from. */
  readonly allergens: Membership;
  readonly medicines: readonly TakenMedicine[];
  /** Whether the list of medicines is known and whole. */
  readonly medicinesKnown: boolean;
  readonly taken: readonly Taken[];
  readonly supplementsKnown: boolean;
  readonly goals: Membership;
  readonly labs: ReadonlyMap<string, ResolvedLab>;
  /** Labs that could not be read, as given. */
  readonly unreadLabs: readonly string[];
  readonly checked: readonly CheckedName[];
  /** Names nobody here recognised, as given. */
  readonly unrecognised: readonly string[];
};
