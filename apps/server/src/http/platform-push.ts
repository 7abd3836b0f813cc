import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import { isSigned, receivePush } from "../retail/youzan/push.ts";

const PUSH_BYTES = 262_144;

/** Where Youzan pushes its messages to, when its shop is set: the raw bytes are signed, so nothing may parse them before. */
export async function registerPlatformPush(app: FastifyInstance, context: Context): Promise<void> {
  const settings = context.env.youzan;
  if (!settings) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: PUSH_BYTES }, (_request, body, parsed) => parsed(null, body));
    const handler = async (request: FastifyRequest): Promise<object> => {
      const sign = request.headers["event-sign"];
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof sign !== "string" || !isSigned(settings, raw, sign)) throw new Fault("forbidden");
      await receivePush(context, settings, raw);
      return { code: 0, msg: "success" };
    };
    scope.route({ method: "POST", url: "/api/v1/you_zan/push", handler });
    done();
  });
}
