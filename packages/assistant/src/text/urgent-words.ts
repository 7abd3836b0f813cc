/**
 * The commonest words of an emergency in languages that are not spoken here: enough to put the number to call first,
 * not enough to say what is wrong. They also tell the language of a few bare words ("dolor de pecho").
 */
const URGENT: readonly (readonly [string, RegExp])[] = [
  [
    "es",
    /dolor (?:fuerte )?(?:de|en el) pecho|no (?:puedo|puede) respirar|infarto|derrame cerebral|sobredosis|envenenad[oa]|inconsciente|convulsi[oó]n|sangrado|hemorragia|suicid(?:io|arme|arse)|matarme|desmay[oóa]|ahog(?:ando|a)\b|alergia grave|emergencia|auxilio/u,
  ],
  [
    "pt",
    /dor (?:forte )?no peito|n[aã]o consigo respirar|\benfarte|overdose de|envenenad[oa]|desmai(?:ou|ei)|convuls[aã]o|hemorragia|suic[ií]dio|me matar|emerg[eê]ncia|socorro/u,
  ],
  [
    "fr",
    /douleurs? (?:à|a|dans) la poitrine|mal à la poitrine|(?:peux|peut|arrive) (?:pas|plus) (?:à )?respirer|crise cardiaque|infarctus|\bavc\b|surdose|empoisonn[ée]|inconscient|convulsions?|saignements?|saigne\b|h[ée]morragie|me suicider|envie de mourir|évanoui|étouffe|\burgence\b|au secours/u,
  ],
  [
    "de",
    /brustschmerz|schmerz\w* in der brust|(?:keine|bekomme kaum) luft|nicht atmen|herzinfarkt|schlaganfall|überdosis|ueberdosis|vergift|bewusstlos|krampfanfall|blutung|blutet stark|selbstmord|umbringen|suizid|ohnmächtig|erstickt|notfall|\bhilfe\b/u,
  ],
  [
    "it",
    /dolore al petto|non (?:riesco a|riesce a) respirare|\binfarto|\bictus\b|overdose di|avvelenat[oa]|svenut[oa]|convulsioni|emorragia|suicid(?:io|armi)|uccidermi|emergenza|\baiuto\b/u,
  ],
  [
    "ja",
    /胸(?:が|の|に)?(?:痛|いた|苦し)|息(?:が|も)?(?:でき|苦し|くるし)|呼吸困難|脳卒中|心筋梗塞|飲みすぎ|過剰摂取|毒を|中毒|意識(?:が|を)?(?:な|失)|けいれん|痙攣|出血|血を吐|死にたい|自殺|アナフィラキシー|倒れ|救急|助けて/u,
  ],
  [
    "ko",
    /가슴(?:이|에)?\s?(?:통증|아파|아프|답답)|흉통|숨(?:을|이)?\s?(?:못|안|막)|호흡\s?곤란|뇌졸중|심장\s?마비|심근경색|과다\s?복용|독을|중독|의식(?:이|을)?\s?(?:없|잃)|경련|발작|출혈|피를\s?토|죽고\s?싶|자살|쓰러|응급|살려/u,
  ],
  [
    "ru",
    /бол(?:ь|ит|и) в груди|(?:болит|сдавило) грудь|не могу дышать|задыха|инфаркт|инсульт|передозировк|отрав|без сознания|потерял\w* сознание|судорог|кровотечени|кровь не останавл|самоуби|хочу умереть|покончить с собой|анафилак|скорая|скорую|помогите/u,
  ],
  [
    "ar",
    /ألم (?:شديد )?في (?:ال)?صدر|صدري يؤلمني|لا (?:أستطيع|استطيع|يستطيع) التنفس|ضيق (?:في )?(?:ال)?تنفس|جلطة|نوبة قلبية|سكتة|جرعة زائدة|تسمم|فاقد (?:ال)?وعي|فقد (?:ال)?وعي|إغماء|تشنج|نزيف|انتحار|أريد أن أموت|اريد ان اموت|طوارئ|إسعاف|النجدة/u,
  ],
];

/** @returns the language of the first emergency word found */
export function urgentIn(text: string): string | undefined {
  const folded = text.normalize("NFKC").toLowerCase();
  return URGENT.find(([, words]) => words.test(folded))?.[0];
}
