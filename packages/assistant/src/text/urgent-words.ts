/**
 * The commonest words of an emergency in languages that are not spoken here: enough to put the number to call first,
 * not enough to say what is wrong. They also tell the language of a few bare words ("dolor de pecho").
 */
import { shownBy } from "./sieve.ts";
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

/** A wish to die, told in these languages: the number of a crisis line goes with that of the ambulance. */
const DESPAIR: readonly (readonly [string, RegExp])[] = [
  [
    "es",
    /(?:quiero|quisiera|deseo|ganas de) morir|morirme|suicid(?:io|arme|arse|a)\b|(?:me quiero|quiero|voy a) matar(?:me)?\b|quitarme la vida|no quiero (?:seguir )?viv|acabar con mi vida/u,
  ],
  ["pt", /(?:quero|queria|vontade de) morrer|suic[ií]dio|suicidar|me matar|matar-me|tirar a minha vida|n[aã]o quero (?:mais )?viver|acabar com a minha vida/u],
  [
    "fr",
    /(?:veux|voudrais|envie de) mourir|\b(?:me|se|le|un|au|du|mon) suicider?\b|me tuer|(?:veux|envie de) (?:plus|pas) vivre|plus envie de vivre|en finir avec (?:la|ma) vie/u,
  ],
  [
    "de",
    /(?:will|möchte|wollte) (?:ich )?(?:(?:nur noch |einfach )?sterben|nicht mehr leben)|(?:mich|selbst) umbringen|selbstmord|suizid|nicht mehr leben|mir das leben nehmen/u,
  ],
  ["it", /(?:voglio|vorrei|voglia di) morire|suicid(?:io|armi)|uccidermi|ammazzarmi|non voglio (?:più |piu )?vivere|farla finita|togliermi la vita/u],
  ["nl", /(?:wil|zou willen) (?:dood|sterven)|mezelf (?:doden|ombrengen|van kant maken)|zelfmoord|niet meer leven/u],
  ["pl", /chc[eę] (?:umrze[cć]|si[eę] zabi[cć])|samob[oó]j|zabi[cć] si[eę]|nie chc[eę] (?:ju[zż] )?[zż]y[cć]/u],
  ["ja", /死にたい|死のう|しにたい|自殺|自死|消えたい|生きたくない|死ねる|死ぬには|楽に死/u],
  ["ko", /죽고\s?싶|죽으려|자살|살고\s?싶지\s?않|살기\s?싫|죽을\s?수\s?있|죽으면\s?좋/u],
  ["ru", /хочу (?:умереть|сдохнуть|померти)|самоуби|самогуб|покончить с собой|убить себя|не хочу (?:больше )?жить|суицид/u],
  [
    "ar",
    /(?:أريد|اريد|أرغب|عايز|عاوز|بدي|ابغى|أتمنى) (?:أن |ان |في )?(?:أموت|اموت|الموت)|انتحار|انتحر|أنتحر|أقتل نفسي|اقتل نفسي|إنهاء حياتي|انهاء حياتي|لا (?:أريد|اريد) (?:أن |ان )?(?:أعيش|اعيش)/u,
  ],
  ["hi", /मरना चाहत|मर जाना चाहत|आत्महत्या|खुदकुशी|जीना नहीं चाहत|जान देना/u],
  ["th", /อยากตาย|ฆ่าตัวตาย|ไม่อยากมีชีวิต|ไม่อยากอยู่แล้ว/u],
  ["el", /θέλω να πεθάνω|αυτοκτον|να σκοτωθώ|δεν θέλω να ζ/u],
  ["he", /רוצה למות|להתאבד|התאבדות|לא רוצה לחיות/u],
  ["vi", /muốn chết|tự tử|tự sát|không muốn sống|muon chet|muon tu tu\b/u],
  ["id", /(?:ingin|mau|mahu|pengen) (?:mati|bunuh diri)|bunuh diri|tidak (?:ingin|mau) hidup/u],
  ["tr", /ölmek istiyorum|olmek istiyorum|intihar|kendimi öldür|yaşamak istemiyorum/u],
  ["tl", /gusto ko nang mamatay|magpakamatay|ayoko nang mabuhay/u],
];

const languageIn = (lists: readonly (readonly [string, RegExp])[]): ((text: string) => string | undefined) => {
  const languagesIn = shownBy(lists.map(([, words]) => words));
  return (text) => lists[languagesIn(text.normalize("NFKC").toLowerCase())[0] ?? -1]?.[0];
};
/** The language of the first emergency word found. */
export const urgentIn = languageIn(URGENT);
/** The language of the first wish to die found. */
export const despairIn = languageIn(DESPAIR);
