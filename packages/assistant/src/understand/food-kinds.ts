/** Kinds of food that people ask by ("which nuts?") and speak of by their members ("mango" is a fruit). */

type Row = readonly [kind: string, asked: RegExp, members: RegExp];
const ROWS: readonly Row[] = [
  ["nuts", /(?:什么|哪些|哪种|啥)坚果|\b(?:which|what) nuts?\b/iu, /almond|cashew|walnut|peanut|pistachio|hazelnut|\bnuts\b|pecan|macadamia/iu],
  ["seeds", /(?:什么|哪些|哪种|啥)(?:种子|籽)|\b(?:which|what) seeds?\b/iu, /seeds?\b/iu],
  [
    "fruit",
    /(?:什么|哪些|哪种|啥)水果|\b(?:which|what) fruits?\b/iu,
    /guava|blackcurrant|kiwi|longan|lychee|jujube|pomelo|papaya|orange|strawberr|mango|banana|apricot|prune|durian|avocado|\bfigs?\b|raspberr|pear|apple|grape|berr(?:y|ies)|melon|lemon|pineapple|peach|plum|cherr/iu,
  ],
  [
    "vegetables",
    /(?:什么|哪些|哪种|啥)(?:蔬菜|菜)|\b(?:which|what) (?:vegetables?|veg|greens)\b/iu,
    /pepper|parsley|broccoli|sprouts|bitter melon|greens|kohlrabi|snow peas|cauliflower|pak choi|lotus|tomato|spinach|kale|collard|cabbage|carrot|sweet potato|potato|pumpkin|amaranth|bamboo|taro|yam|edamame|mushroom|asparagus|lettuce|chard|bean sprout|squash/iu,
  ],
  [
    "fish",
    /(?:什么|哪些|哪种|啥)(?:鱼|海鲜)|\b(?:which|what) (?:fish|seafood)\b/iu,
    /salmon|sardine|mackerel|herring|trout|tuna|carp|eel|cod\b|halibut|tilapia|catfish|oyster|mussel|clam|crab|shrimp|prawn|squid|anchov|saury|hairtail|scallop/iu,
  ],
];

/** Asked for a kind, only these of a list. */
export const kindAsked = (text: string): RegExp | undefined => ROWS.find(([, asked]) => asked.test(text))?.[2];

/** The kinds a food belongs to, by its plain English name. */
export const kindsOf = (name: string): string[] => ROWS.flatMap(([kind, , members]) => (members.test(name) ? [kind] : []));
