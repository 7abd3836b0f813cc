/** A question of general knowledge in a tale: what is eaten in it is scenery. */
import type { ArticleHit } from "../../retrieve/library.ts";
import type { Context } from "../part.ts";
import { SURE } from "./match-levels.ts";

/** A novel, a podcast, an exam: what is eaten in it is scenery, and the question is one of general knowledge. */
const TALE =
  /小说|剧本|电视剧|连续剧|[看追][^，。？?]{0,4}剧|电影|纪录片|播客|节目|历史|故事|动漫|游戏|考试|期末|复习|题目|课本|\b(?:novels?|stor(?:y|ies)|screenplay|script|podcast|episode|documentary|films?|movies?|series|tv|game|quiz|finals|exams?|revising|textbook|lecture|history|historical|historian|biography|memoir|museum)\b/iu;
export const ofTale = ({ u }: Context, { likely }: ArticleHit): boolean =>
  likely >= SURE && u.story !== undefined && u.medicines.length === 0 && u.labs.length === 0 && TALE.test(u.story.told.join(" "));
