/** The country that a question names: its tables and its numbers are meant, whatever is set. */
import type { ReferenceSet } from "@nutri/domain";
import { shownBy } from "../text/sieve.ts";

type Row = readonly [place: string, set: ReferenceSet | undefined, named: RegExp];
const ROWS: readonly Row[] = [
  [
    "us",
    "us-dri",
    /(?:在|住|按照?|根据|参照|人在)\s?(?:美国|加拿大)|(?:美国|加拿大)(?:的)?(?:标准|推荐|指南|建议|人|成年|孕妇|上限|参考)|\b(?:[Ii]n|from|[Bb]y|for) (?:the )?(?:US|U\.S\.A?\.?|USA|United States|America|Canada|New York|California|Texas|Chicago|Boston|Toronto|Vancouver)\b|\b(?:US|U\.S\.|American|Canadian) (?:\w+ )?(?:RDA|DRI|guidelines?|recommend\w+|standards?|limits?|values?|adults?|women|men)\b/u,
  ],
  [
    "cn",
    "china-2023",
    /(?:在|住|按照?|根据|参照|人在)\s?(?:中国|国内)|(?:中国|国内)(?:的)?(?:标准|推荐|指南|建议|人|成年|孕妇|上限|参考)|\b(?:[Ii]n|from|[Bb]y|for) (?:mainland )?China\b|\bChinese (?:\w+ )?(?:RNI|DRI|guidelines?|recommend\w+|standards?|limits?|values?|adults?|women|men)\b/u,
  ],
  [
    "gb",
    undefined,
    /(?:在|住|按照?|根据|参照|人在)\s?(?:英国|英格兰|苏格兰|伦敦|曼彻斯特|爱丁堡)|英国(?:的)?(?:标准|推荐|指南|建议|人|成年|孕妇|上限|参考)|\b(?:[Ii]n|from|[Bb]y|for) (?:the )?(?:UK|uk|U\.K\.|United Kingdom|Britain|England|Scotland|Wales|[Ll]ondon|[Mm]anchester|[Bb]irmingham|[Ll]eeds|[Ll]iverpool|[Bb]ristol|[Gg]lasgow|[Ee]dinburgh|[Cc]ardiff|[Bb]elfast)\b|\b[Tt]he NHS\b|\b(?:UK|British|NHS) (?:\w+ )?(?:guidelines?|recommend\w+|standards?|limits?|values?|advice|adults?|women|men)\b/u,
  ],
  [
    "eu",
    undefined,
    /(?:在|住|按照?|根据|参照|人在)\s?(?:欧洲|欧盟|德国|法国)|(?:欧洲|欧盟)(?:的)?(?:标准|推荐|指南|建议|上限|参考)|\b(?:[Ii]n|from|[Bb]y|for) (?:the )?(?:EU|European Union|Europe|Germany|France|Spain|Italy|Ireland)\b|\b(?:EU|EFSA|European) (?:\w+ )?(?:guidelines?|recommend\w+|standards?|limits?|values?)\b/u,
  ],
];

/** How our own texts call it at the head of a line. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  us: ["美国", "US", "the US"],
  cn: ["中国", "China"],
  gb: ["英国", "UK", "the UK"],
  eu: ["欧盟", "EU", "the EU"],
};
export const calledOf = (country: Country | undefined): readonly string[] => (country && CALLED[country.place]) ?? [];

export type Country = { readonly place: string; readonly set: ReferenceSet | undefined };

const rowsIn = shownBy(ROWS.map(([, , named]) => named));
/** Nothing where none is named, or several are compared. */
export function countryIn(text: string): Country | undefined {
  const [at, ...others] = rowsIn(text);
  const only = at === undefined || others.length > 0 ? undefined : ROWS[at];
  return only ? { place: only[0], set: only[1] } : undefined;
}
