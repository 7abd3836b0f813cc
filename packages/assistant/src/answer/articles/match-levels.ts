/** From where on what an article shares with a question says what, and the keys of what it shares. */

/** From here on an article answers the very question. */
export const NEAR = 0.5;
export const FAIR = 0.3;
export const SCORE = 9;
/** All that was named is in it, in many of the same words. */
export const STRONG = { near: 0.33, score: 22 } as const;
/** From here on another focus in its title is forgiven. */
export const CLOSE = 0.4;
/** So near, and about all that was named. */
export const NEARLY = 0.6;
/** So near that what was named beside does not matter. */
export const SAME = 0.75;
/** Its own question word for word. */
export const WORD = 0.9;
/** Below this it says nothing of what is asked about the things it shares with the question. */
export const SPEAKS = 0.3;
/** From here on it is like one of its own questions, whatever the words. */
export const LIKE = 0.75;
/** From here on it tells of the thing and of what is said of it. */
export const TELLING = 0.6;
/** From here on it speaks of most of it. */
export const POINT = 0.5;
/** From here on what is written for older people is written for them. */
export const OLD = 60;
/** So likely that the words need not be alike. */
export const SURE = 0.5;
/** So likely that nothing else need speak for it. */
export const ALL_BUT = 0.8;

export const isEatenKey = (key: string): boolean => key.startsWith("nutrient:") || key.startsWith("item:");
export const isOneThing = (key: string): boolean => isEatenKey(key) || key.startsWith("biomarker:");
export const isMedicine = (key: string): boolean => key.startsWith("medicine:") || key.startsWith("class:");
export const isSpecial = (key: string): boolean => key.startsWith("condition:") || isMedicine(key);
