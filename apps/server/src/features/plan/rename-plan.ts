import type { PrecisePlan } from "@nutri/contract";
import { type Context, transact } from "../../context.ts";
import { notFound } from "../../fault.ts";
import { type Handler, StoredJson } from "../../handler.ts";
import { changePlan } from "./store.ts";
import type { Lang } from "@nutri/domain";

async function rename(context: Context, userId: string, id: string, nickname: string, lang: Lang): Promise<StoredJson> {
  const named = <T extends object>(of: Record<Lang, T>): Record<Lang, T> => ({ "zh-CN": { ...of["zh-CN"], nickname }, "en-US": { ...of["en-US"], nickname } });
  const changed = await transact(context, (inner) => changePlan(inner, id, userId, ({ body, summary }) => ({ body: named(body), summary: named(summary) })));
  if (!changed) throw notFound();
  return new StoredJson(Buffer.from(JSON.stringify(changed.body[lang] as PrecisePlan)));
}

/** The notes have it as GET; the same is offered as POST. */
export const updateNickname: Handler<"updateNickname"> = ({ context, query, caller, lang }) => rename(context, caller.userId, query.id, query.nickname, lang);
export const updateNicknamePost: Handler<"updateNicknamePost"> = ({ context, body, caller, lang }) =>
  rename(context, caller.userId, body.id, body.nickname, lang);
