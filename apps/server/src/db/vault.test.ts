import { assert, property, string, uuid } from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { SealedColumn, Tables } from "./tables.ts";
import { type Sealed, UnsealError, Vault } from "./vault.ts";

const vault = new Vault({ current: Buffer.alloc(32, 1) });

describe("the vault", () => {
  it("opens what it sealed, at its place only", () => {
    assert(
      property(string({ unit: "binary" }), uuid(), (text, row) => {
        const sealed = vault.seal("custom_plans.answers", row, text);
        const wellFormed = text.toWellFormed();
        expect(vault.open("custom_plans.answers", row, sealed)).toBe(wellFormed);
        expect(() => vault.open("custom_plans.answers", `${row}x`, sealed)).toThrow(UnsealError);
        expect(() => vault.open("users.details", row, sealed as unknown as Sealed<"users.details">)).toThrow(UnsealError);
      }),
    );
  });

  it("never seals the same text the same way twice, and begins with the key's id", () => {
    const [a, b] = [vault.seal("users.details", "1", "x"), vault.seal("users.details", "1", "x")];
    expect(a).not.toBe(b);
    expect(a.startsWith(`${vault.keyId}.`)).toBe(true);
  });

  it("refuses another key, and any changed byte, without saying more than where", () => {
    const sealed = vault.seal("users.details", "1", "PLANTED");
    expect(() => new Vault({ current: Buffer.alloc(32, 2) }).open("users.details", "1", sealed)).toThrow("cannot unseal users.details/1");
    for (let i = 0; i < sealed.length; i += 3) {
      const changed = `${sealed.slice(0, i)}${sealed[i] === "A" ? "B" : "A"}${sealed.slice(i + 1)}` as typeof sealed;
      expect(() => vault.open("users.details", "1", changed)).toThrow(UnsealError);
    }
    for (const cut of ["", "x", `${vault.keyId}.`, sealed.slice(0, 30)])
      expect(() => vault.open("users.details", "1", cut as typeof sealed)).toThrow(UnsealError);
  });

  it("seals bytes with the key's id in front", () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    const sealed = vault.sealBytes("files/1", bytes);
    expect(sealed.toString("latin1", 0, 8)).toBe(vault.keyId);
    expect(vault.openBytes("files/1", sealed)).toEqual(bytes);
    expect(() => vault.openBytes("files/2", sealed)).toThrow(UnsealError);
    expect(() => vault.openBytes("files/1", sealed.subarray(0, 20))).toThrow(UnsealError);
  });

  it("hashes by key and purpose", () => {
    expect(vault.hash("ip", "127.0.0.1")).toBe(vault.hash("ip", "127.0.0.1"));
    expect(vault.hash("mobile", "127.0.0.1")).not.toBe(vault.hash("ip", "127.0.0.1"));
    expect(new Vault({ current: Buffer.alloc(32, 2) }).hash("ip", "127.0.0.1")).not.toBe(vault.hash("ip", "127.0.0.1"));
  });

  it("takes a key of 32 bytes only", () => expect(() => new Vault({ current: Buffer.alloc(16) })).toThrow("32 bytes"));

  it("has a type for every personal column, which no plain text fits", () => {
    expectTypeOf<SealedColumn>().toEqualTypeOf<
      | "users.details"
      | "idempotency.response"
      | "operation_logs.entry"
      | "custom_plans.answers"
      | "precise_plans.body_zh"
      | "precise_plans.body_en"
      | "precise_plans.summary_zh"
      | "precise_plans.summary_en"
      | "files.name"
      | "files.sha256"
      | "orders.details"
      | "conversations.title"
      | "conversations.memory"
      | "messages.body"
      | "message_feedback.body"
      | "platform_buyers.buyer"
      | "platform_buyers.vouchers"
      | "health_reports.body"
    >();
    expectTypeOf<string>().not.toExtend<Tables["operation_logs"]["entry"]>();
    expectTypeOf<Sealed<"users.details">>().not.toExtend<Tables["operation_logs"]["entry"]>();
  });
});
