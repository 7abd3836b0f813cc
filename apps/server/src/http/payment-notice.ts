import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import { receiveNotice } from "../retail/payment/payments.ts";

const NOTICE_BYTES = 65_536;

/** Where a payment provider tells what became of a payment. The trial payment tells nothing from outside, so with it there is no such door. */
export async function registerPaymentNotice(app: FastifyInstance, context: Context): Promise<void> {
  const { retail: platform } = context;
  const provider = platform.payment;
  if (!provider || provider.trial) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: NOTICE_BYTES }, (_request, body, parsed) => parsed(null, body));
    const handler = async (request: FastifyRequest): Promise<object> => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if ((await receiveNotice(context, { platform, provider }, { raw, headers: request.headers })) === "refused") throw new Fault("forbidden");
      return { code: 200, message: "ok" };
    };
    scope.route({ method: "POST", url: "/api/v1/payment/notify", handler });
    done();
  });
}
