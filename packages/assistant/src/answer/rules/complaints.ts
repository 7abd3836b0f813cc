/** Complaints that what is eaten may bring. */

/** How a complaint is written in the records of what too much brings. */
export const COMPLAINTS: Readonly<Record<string, RegExp>> = {
  diarrhoea: /腹泻|拉肚子|拉稀/u,
  constipation: /便秘/u,
  nausea: /恶心|呕吐/u,
  bloating: /腹胀|胀气/u,
  abdominal_pain: /腹痛|胃痛|腹部不适/u,
  flushing: /潮红|脸红/u,
};
