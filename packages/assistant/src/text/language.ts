/** Which language a text is in: by its script, and for Latin letters by the small words of a language. */
import { type Lang, type Text, text as both } from "@nutri/domain";
import { despairIn, urgentIn } from "./urgent-words.ts";

export type Spoken = { readonly lang: Lang } | { readonly other: string };

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
];

/** Most texts have no letter of any of them. */
const OF_ANY = new RegExp(SCRIPTS.map(([, script]) => script.source).join("|"), "u");

/** Words that stand in nearly every sentence of a language and hardly in an English one. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ["fr", /\b(?:je|vous|est-ce|quel(?:le)?s?|combien|puis-je|les|des|une|avec|pour|par|jour|mange[rz]?|prendre|enceinte|suis|mon|ma|mes|du)\b/giu],
  ["es", /\b(?:cu[aá]nt[oa]s?|qu[eé]|puedo|tomar|el|los|las|una|con|para|por|d[ií]a|necesito|estoy|embarazada|mi|es|del|c[oó]mo)\b/giu],
  ["pt", /\b(?:quanto|quanta|posso|tomar|o|os|uma|com|para|por|dia|preciso|estou|gr[aá]vida|meu|minha|n[aã]o|voc[eê])\b/giu],
  ["de", /\b(?:wie|viel|ich|darf|kann|der|die|das|und|mit|f[uü]r|pro|tag|nehmen|schwanger|mein|ist|nicht|welche[rs]?|brauche)\b/giu],
  ["it", /\b(?:quanto|quanta|posso|prendere|il|gli|una|con|per|giorno|sono|incinta|mio|mia|che|non|della)\b/giu],
  ["vi", /\b(?:bao|nhi[eê]u|t[oô]i|c[oó]|th[eể]|kh[oô]ng|m[oỗ]i|ng[aà]y|u[oố]ng|v[aà])\b/giu],
  ["id", /\b(?:berapa|saya|boleh|apakah|yang|dengan|untuk|sehari|minum|hamil|tidak)\b/giu],
  ["tr", /\b(?:ne|kadar|g[uü]nde|ben|almal[ıi]|i[cç]in|ile|m[ıiuü]|nas[ıi]l|hamile)\b/giu],
];
const ENGLISH =
  /\b(?:the|is|are|as|be|at|by|if|but|not|no|this|that|will|than|get|has|had|was|been|am|i|my|me|you|do|does|can|should|how|what|which|when|why|to|of|in|on|for|with|and|or|it|too|much|many|take|need|eat|while|have|good|best|vs|safe|from|there|any)\b/giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Each word once: "die", said twice, is no German. */
const different = (text: string, pattern: RegExp): number => new Set(text.toLowerCase().match(pattern)).size;

/** Chinese wins where Han characters carry the text: names of medicines may stand in Latin letters. Undefined where nothing tells. */
function read(text: string): Spoken | undefined {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return undefined;
  if (OF_ANY.test(text)) for (const [other, script] of SCRIPTS) if (count(text, script) / letters > (other === "ja" ? 0.15 : 0.4)) return { other };
  const han = count(text, /\p{Script=Han}/gu);
  const latinWords = count(text, /[a-z]{2,}/giu);
  if (han > 0 && han * 2 >= latinWords) return { lang: "zh-CN" };
  const english = different(text, ENGLISH);
  const despair = despairIn(text);
  if (despair !== undefined) return { other: despair };
  const urgent = urgentIn(text);
  if (urgent !== undefined && english <= 1) return { other: urgent };
  const best = WORDS.map(([other, words]) => ({ other, n: different(text, words) })).toSorted((a, b) => b.n - a.n)[0];
  if (best && best.n >= 2 && best.n > english) return { other: best.other };
  return english > 0 || latinWords >= 2 ? { lang: "en-US" } : han > 0 ? { lang: "zh-CN" } : undefined;
}

/** Asked of what was typed, and again of the text without what cannot be read. */
const known = new Map<string, Spoken | undefined>();
export function spokenIn(text: string): Spoken | undefined {
  if (!known.has(text)) {
    known.clear();
    known.set(text, read(text));
  }
  return known.get(text);
}

const GREETING: Readonly<Record<string, string>> = {
  fr: "Je ne parle que l'anglais et le chinois (中文). Posez votre question dans l'une de ces langues, s'il vous plaît.",
  es: "Solo hablo inglés y chino (中文). Haz tu pregunta en uno de estos idiomas, por favor.",
  pt: "Só falo inglês e chinês (中文). Faça a sua pergunta numa destas línguas, por favor.",
  de: "Ich spreche nur Englisch und Chinesisch (中文). Bitte stelle deine Frage in einer dieser Sprachen.",
  it: "Parlo solo inglese e cinese (中文). Fai la domanda in una di queste lingue, per favore.",
  ja: "英語と中国語（中文）だけでお答えできます。どちらかの言葉で質問してください。",
  ko: "영어와 중국어(中文)로만 답할 수 있습니다. 둘 중 하나로 질문해 주세요.",
  ru: "Я говорю только по-английски и по-китайски (中文). Пожалуйста, задайте вопрос на одном из этих языков.",
  ar: "أتحدث الإنجليزية والصينية (中文) فقط. من فضلك اطرح سؤالك بإحداهما.",
  hi: "मैं केवल अंग्रेज़ी और चीनी (中文) बोलता हूँ। कृपया इनमें से किसी एक भाषा में पूछें।",
  th: "ฉันพูดได้เฉพาะภาษาอังกฤษและภาษาจีน (中文) กรุณาถามเป็นภาษาใดภาษาหนึ่ง",
  vi: "Tôi chỉ nói tiếng Anh và tiếng Trung (中文). Vui lòng hỏi bằng một trong hai thứ tiếng này.",
  id: "Saya hanya berbahasa Inggris dan Mandarin (中文). Silakan bertanya dalam salah satu bahasa itu.",
  tr: "Yalnızca İngilizce ve Çince (中文) biliyorum. Lütfen sorunuzu bu dillerden birinde sorun.",
};
/** What was written was not understood: it may have been an emergency. `#` becomes the numbers. */
const CALL: Readonly<Record<string, string>> = {
  fr: "Je n'ai pas compris votre message. En cas d'urgence, appelez tout de suite les secours : #.",
  es: "No he entendido tu mensaje. Si es una emergencia, llama ahora a emergencias: #.",
  pt: "Não entendi a sua mensagem. Se for uma emergência, ligue já para a emergência: #.",
  de: "Ich habe deine Nachricht nicht verstanden. In einem Notfall rufe sofort den Rettungsdienst: #.",
  it: "Non ho capito il messaggio. In caso di emergenza chiama subito i soccorsi: #.",
  ja: "メッセージの内容は理解できませんでした。緊急の場合は、すぐに救急に電話してください：#。",
  ko: "메시지의 내용은 이해하지 못했습니다. 응급 상황이면 지금 바로 구급대에 전화하세요: #.",
  ru: "Я не понял ваше сообщение. Если это неотложный случай, сразу звоните в скорую помощь: #.",
  ar: "لم أفهم رسالتك. إذا كانت حالة طارئة فاتصل بالإسعاف الآن: #.",
  hi: "मैं आपका संदेश नहीं समझ पाया। आपात स्थिति में अभी एम्बुलेंस को फ़ोन करें: #।",
  th: "ฉันไม่เข้าใจข้อความของคุณ หากเป็นเหตุฉุกเฉิน โทรเรียกรถพยาบาลทันที: #",
  vi: "Tôi không hiểu tin nhắn của bạn. Nếu là trường hợp khẩn cấp, hãy gọi cấp cứu ngay: #.",
  id: "Saya tidak memahami pesan Anda. Jika ini keadaan darurat, segera hubungi ambulans: #.",
  tr: "Mesajınızı anlayamadım. Acil bir durumsa hemen ambulansı arayın: #.",
};
/** To somebody who wishes to die. `#` becomes the numbers of crisis lines. */
const STAY: Readonly<Record<string, string>> = {
  fr: "Si vous pensez à mourir, ne restez pas seul : parlez-en tout de suite à quelqu'un près de vous et appelez une ligne d'écoute : #.",
  es: "Si piensas en morir, no te quedes a solas: díselo ahora a alguien cercano y llama a una línea de ayuda: #.",
  pt: "Se pensa em morrer, não fique sozinho: fale agora com alguém próximo e ligue para uma linha de apoio: #.",
  de: "Wenn du daran denkst zu sterben, bleib nicht allein: Sag es jetzt jemandem in deiner Nähe und ruf eine Krisenhotline an: #.",
  it: "Se pensi di morire, non restare da solo: dillo subito a qualcuno vicino a te e chiama una linea di aiuto: #.",
  ja: "死にたい気持ちがあるなら、一人でいないで、今すぐ近くの人に話し、相談窓口に電話してください：#。",
  ko: "죽고 싶은 마음이 든다면 혼자 있지 말고 지금 가까운 사람에게 말하고 상담 전화로 연락하세요: #.",
  ru: "Если вы думаете о смерти, не оставайтесь в одиночестве: скажите об этом сейчас кому-то рядом и позвоните на линию помощи: #.",
  ar: "إذا كنت تفكر في الموت فلا تبق وحدك: أخبر شخصًا قريبًا منك الآن واتصل بخط المساعدة النفسية: #.",
  hi: "अगर आप मरने के बारे में सोच रहे हैं, तो अकेले न रहें: अभी किसी पास के व्यक्ति को बताएँ और सहायता लाइन पर फ़ोन करें: #।",
  th: "หากคุณคิดอยากตาย อย่าอยู่คนเดียว บอกคนใกล้ตัวตอนนี้ และโทรหาสายด่วนช่วยเหลือ: #",
  vi: "Nếu bạn nghĩ đến cái chết, đừng ở một mình: hãy nói ngay với người bên cạnh và gọi đường dây hỗ trợ: #.",
  id: "Jika Anda berpikir untuk mati, jangan sendirian: beri tahu orang terdekat sekarang dan hubungi layanan krisis: #.",
  tr: "Ölmeyi düşünüyorsanız yalnız kalmayın: şimdi yakınınızdaki birine söyleyin ve bir kriz hattını arayın: #.",
};
const STAY_SPOKEN: Text = both(
  "如果你想结束生命，请现在就告诉身边的人，不要一个人待着，并#。",
  "If you think of ending your life, tell somebody near you now, do not stay alone, and #.",
);
const SPOKEN: Text = both("我说中文和英文。请用其中一种再问一次。", "I speak English and Chinese (中文). Please ask again in one of them.");
const CALL_SPOKEN: Text = both("我没有看懂这条消息；如果是急症，请现在就#。", "I could not read this message; in an emergency, # now.");

/** Whom to call: numbers with their countries, and what to do in the two languages spoken. */
export type Calling = { readonly numbers: (lang: string) => string; readonly zh: string; readonly en: string };
/** `urgent`: whom to call before all else; `crisis`: to somebody who wishes to die. */
export type Calls = { readonly ambulance: Calling; readonly crisis?: Calling | undefined; readonly urgent: boolean };

/** Says which languages are spoken and whom to call, first in the asker's own where we can. */
export function languagesSpoken(other: string, { ambulance, crisis, urgent }: Calls): string {
  const first = urgent || crisis !== undefined;
  const call = CALL[other]?.replace("#", ambulance.numbers(other));
  const stay = crisis && STAY[other]?.replace("#", crisis.numbers(other));
  const own = first ? [stay, call, GREETING[other]] : [GREETING[other], call];
  const ours = (["en", "zh"] as const).map((lang) => {
    const said = [SPOKEN[lang], CALL_SPOKEN[lang].replace("#", ambulance[lang]), crisis && STAY_SPOKEN[lang].replace("#", crisis[lang])];
    return (first ? said.toReversed() : said).filter((s) => s !== undefined).join(" ");
  });
  return [...own, ...ours].filter((s) => s !== undefined).join("\n\n");
}
