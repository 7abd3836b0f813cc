/** A visitor of whom nothing is known, as a row of users. */
export const USER_ROW = {
  id: "u",
  created_at: 1,
  seen_at: 1,
  client_type: "web",
  language: "zh-CN",
  is_you_zan: 0,
  device_id: null,
  device_secret_hash: null,
  mobile_hash: null,
  mobile_tail: null,
  ip_hash: null,
  details: null,
} as const;
