/** What is asked for a dog or a cat: all here is of people, and what people eat may poison an animal. */
import { both, type Context, type Part } from "./part.ts";

const PET = "(?:(?<!hot )dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamsters?|rabbits?|parrots?|guinea pigs?|horses?)";
const EN = new RegExp(
  `\\b(?:my|our|his|her|their|the|a) ${PET} (?:just |accidentally |also |has |have )*(?:ate|eats?|eaten|swallow\\w*|had|got into|gets? into|licked|drank|chewed|won['’]?t eat|needs?)\\b|\\b(?:giv(?:e|ing)|feed(?:ing)?)\\b(?:[^.?!]{0,24}\\bto)? (?:my |our |the |a )?${PET}\\b|\\b(?:can|may|should|could|do|is it (?:ok|safe) for) (?:my |our |the |a )?${PET} (?:to )?(?:eat|have|take|drink)\\b|\\bfor (?:my|our) ${PET}\\b`,
  "iu",
);
const ZH =
  /(?:狗狗?|狗子|小狗|猫咪?|小猫|猫猫|宠物|仓鼠|兔子)(?:刚|不小心|也|偷偷|把我[^。？?]{0,10})*(?:能不能|可不可以|能|可以|吃了|吃掉|偷吃|误食|舔了|喝了|不吃|要补|需要补|要吃)|(?:给|喂)(?:我家的?|家里的?)?(?:狗狗?|狗子|小狗|猫咪?|小猫|宠物|仓鼠|兔子)/u;

export const aboutAnimals = ({ u }: Context): Part | undefined =>
  EN.test(u.asked) || ZH.test(u.asked)
    ? {
        id: "animals",
        lead: both(
          "这里讲的都是人的营养，动物的我不懂，也不猜：人能吃的东西和补剂，有些对动物有毒。已经吃下去的，现在就联系兽医，说清吃了什么、多少，带上包装；不要自己催吐。",
          "All I hold is about people; of animals I know nothing and do not guess. Some things that people eat or take are poisonous to animals. If it has been eaten, call a vet now, say what and how much, and take the package along; do not make the animal vomit on your own.",
        ),
      }
    : undefined;
