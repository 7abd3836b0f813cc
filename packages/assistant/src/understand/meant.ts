/** Words that stand for something else than the name they are spelled like; the right side names nothing, or what is meant. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  // Fat that is lost is weight, not a nutrient; weights that are lifted are no weighing.
  [/\b(i['’]?m|i am|(?:she|he)['’]s|feel(?:s|ing)?|look(?:s|ing)?|too|so|get(?:s|ting)?) fat\b/giu, "$1 heavy"],
  [/\b(burn(?:s|ing)?|lose|losing|cut(?:ting)?|belly|body) fat\b/giu, "weight loss"],
  [/\b(?:lift(?:s|ing)?|with|free) weights?\b|\blifting (?=\d|\w+ times|daily|often)/giu, "strength training "],
  [/\b(?:older|old|elderly) (?:people|persons|adults|men|women|folks?)\b|\bthe elderly\b|\bseniors\b/giu, "older adult"],
  [/\b(i|we) lift\b(?! (?:my|the|him|her|it|things|boxes)\b)/giu, "$1 do strength training"],
  [/\b(?:go(?:ing|es)? to|hit(?:ting)?|train(?:ing)? (?:at|in)) the gym\b/giu, "strength training"],
  [/老伴|老两口/gu, "老人"],
  // What comes out on the skin or the lips after a food is asked about as an allergy to it.
  [/(吃[^，。？?]{0,10}(?:起(?:红?疹|疙瘩|荨麻疹|风团)|发痒|嘴(?:边|唇|巴|里)?(?:发?麻|肿|痒)))/gu, "$1 食物过敏 "],
  [
    /\b((?:rash|hives|itch\w*|swell\w*|swollen|tingling mouth)\b[^.?!]{0,30}\b(?:after|from|when|whenever|every time)\b[^.?!]{0,20}\b(?:eat\w*|having|has|had)\b)/giu,
    "$1 food allergy ",
  ],
  // An organ that is harmed or spared is not on the plate.
  [/\b(the|my|your|his|her|our) livers?\b(?! (?:disease|failure|cancer|transplant))/giu, "$1 liver health"],
  [/\b(the|my|your|his|her|our) kidneys?\b(?! (?:disease|failure|stones?|cancer|transplant))/giu, "$1 organ"],
  [/(?<=[伤损害])[肝肾](?![药草脏病硬癌])/gu, "　"],
  // "Which vitamins?" asks for names and is none.
  [/\b(what|which|any) (?:vitamins?|minerals?)\b(?! ?[a-k]\b)/giu, "$1 of these"],
  [/(什么|哪些|哪种|哪几种|啥)维生素/gu, "$1"],
  // Whatever is operated on.
  [/\b(before|prior to) (?:my |an? |the )?(?!an? )[a-z]+ (surgery|operation)\b/giu, "$1 $2"],
  // "Low sodium 131" tells the value of a test.
  [
    /\b(?:low|high) ((?:[a-z]+ )?(?:sodium|potassium|calcium|ferritin|magnesium|haemoglobin|hemoglobin|tsh|ldl|alt))(?= (?:of |at |is |was |level )?\d)/giu,
    "$1",
  ],
  // Milk that loosens the bowels.
  [/((?<!宝宝)(?:牛奶|喝奶)[^,，。?？]{0,4}(?:拉肚子|腹泻|胀气|肚子胀))/gu, "$1 乳糖不耐受 "],
  [/\b(milk (?:gives me|makes me|upsets|causes)\b)/giu, "lactose intolerance $1"],
  // A mother who nurses, and no milk that is drunk.
  [/[纯全]母乳/gu, "　"],
  [/母乳(?=妈妈|喂养|期)/gu, "哺乳"],
  // "糖化 6.3" is the blood test.
  [/糖化(?=\s*(?:[:：是为到]|多少|高|偏|值|结果|正常|\d))/gu, "糖化血红蛋白"],
  // Water that is drunk is no alcohol.
  [/\b(water|milk|tea|coffee|juice|fluids?)\b([^.?!]*)\bdrinks? (?:a|per|each|every) day\b/giu, "$1$2daily"],
];
/** What was written, with what is meant in its place. */
export const meant = (text: string): string => MEANT.reduce((t, [said, means]) => t.replace(said, means), text);
