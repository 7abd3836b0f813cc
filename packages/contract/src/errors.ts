import type { Text } from "@nutri/domain/text";

/** Every error the API can answer: a stable id, its HTTP status and what the user is told, in both languages. A 500 never speaks of its cause. */
export const ERRORS = {
  malformed: { status: 400, message: { zh: "请求的格式不对。", en: "The request is malformed." } },
  unauthenticated: { status: 401, message: { zh: "登录已失效，请重新登录。", en: "Your login has expired. Please log in again." } },
  bad_ticket: { status: 401, message: { zh: "登录凭证无效或已过期。", en: "The login ticket is not valid or has expired." } },
  forbidden: { status: 403, message: { zh: "没有权限。", en: "You are not allowed to do this." } },
  consent_required: { status: 403, message: { zh: "请先阅读并同意协议与隐私说明。", en: "Please read and accept the agreement and privacy notice first." } },
  not_found: { status: 404, message: { zh: "没有找到。", en: "Not found." } },
  conflict: { status: 409, message: { zh: "内容已经变了，请刷新后再试。", en: "This has changed meanwhile. Please refresh and try again." } },
  idempotency_clash: {
    status: 409,
    message: { zh: "同一个 Idempotency-Key 已用于另一个请求。", en: "This Idempotency-Key was used with a different request." },
  },
  stale_consent: { status: 409, message: { zh: "协议有新版本，请重新阅读。", en: "The documents have a newer version. Please read them again." } },
  too_large: { status: 413, message: { zh: "内容太大了。", en: "This is too large." } },
  unsupported_file: { status: 415, message: { zh: "不支持这种文件。", en: "This kind of file is not supported." } },
  unsupported_media_type: { status: 415, message: { zh: "请用 JSON 发送。", en: "Please send JSON." } },
  invalid: { status: 422, message: { zh: "有些内容需要改一下。", en: "Some of this needs correcting." } },
  questionnaire_incomplete: { status: 422, message: { zh: "问卷还没有答完。", en: "The questionnaire is not complete yet." } },
  too_many_requests: { status: 429, message: { zh: "请求太频繁，请稍后再试。", en: "Too many requests. Please try again in a moment." } },
  internal: { status: 500, message: { zh: "出了点问题，我们已经记录下来。", en: "Something went wrong. It has been recorded." } },
  overloaded: { status: 503, message: { zh: "现在访问的人很多，请稍后再试。", en: "The service is busy. Please try again in a moment." } },
} as const satisfies Record<string, { status: number; message: Text }>;

export type ErrorId = keyof typeof ERRORS;
