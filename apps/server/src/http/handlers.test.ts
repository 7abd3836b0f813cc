import { calls } from "@nutri/contract";
import { expect, it } from "vitest";
import { handlers } from "./handlers.ts";

it("are the whole contract, each call once", () => expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted()));
