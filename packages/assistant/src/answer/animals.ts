/** What is asked for a dog or a cat: all here is of people, and what people eat may poison an animal. */
import { both, type Context, type Part } from "./part.ts";

const PET =
  "(?:(?<!hot )(?<!corn )dogs?|doggo|doggies|doggy|cats?|kitty|pupp(?:y|ies)|pups?|kittens?|pets?|hamsters?|rabbits?|bunny|bunnies|parrots?|budgies?|guinea pigs?|horses?|pony|(?:golden )?retrievers?|labradors?|labs?(?= (?:just |has |ate|got|swallow))|labradoodles?|cockapoos?|poodles?|spaniels?|beagles?|terriers?|dachshunds?|huskies|husky|corgis?|bulldogs?|pugs?|chihuahuas?|collies?|german shepherds?|rottweilers?)";
const ATE =
  "(?:ate|eats?|eaten|eating|swallow\\w*|had|got (?:into|hold of)|gets? into|licked|drank|chewed|devoured|wolfed|gobbled|scoffed|stole|nicked|won['’]?t eat|needs?)";
const EN = new RegExp(
  `\\b(?:my|our|his|her|their|the|a|this)(?: \\w+(?:'s)?)? ${PET} (?:just |accidentally |also |has |have |only )*${ATE}\\b|^\\W*(?:help[,!]? )?${PET} (?:just |accidentally |has |have )*${ATE}\\b|\\b(?:giv(?:e|ing)|feed(?:ing)?)\\b(?:[^.?!]{0,24}\\bto)? (?:my |our |the |a )?${PET}\\b|\\b(?:can|may|should|could|do|is it (?:ok|safe) for) (?:my |our |the |a )?${PET} (?:to )?(?:eat|have|take|drink)\\b|\\bfor (?:my|our) ${PET}\\b|\\b(?:poison\\w*|toxic|dangerous|harmful|bad|safe|ok|okay|deadly) (?:for|to) (?:my |our |the |a )?${PET}\\b`,
  "iu",
);
const PET_ZH =
  "(?:(?<![热玉])狗狗?(?![尾脊粮肉])|狗子|小狗|狗崽|猫咪|小猫|猫猫|(?<![熊大])猫(?![山屎])|宠物|毛孩子|仓鼠|兔子|鹦鹉|金毛|拉布拉多|泰迪(?!熊)|柯基|哈士奇|二哈|柴犬|法斗|边牧|比熊|博美|雪纳瑞|贵宾犬|萨摩耶|布偶猫?|英短|美短|橘猫)";
const ZH = new RegExp(
  `${PET_ZH}(?:[它也刚都又不小心偷]|刚才|今天|昨晚|昨天|早上|把我?[^。？?]{0,10}){0,4}(?:能不能|可不可以|能|可以|会不会|[吃喝舔啃吞]了|吃掉|吃[^了。？?，]{0,6}了|偷吃|误食|误吞|不吃|要补|需要补|要吃|吃)|(?:给|喂)(?:我家的?|家里的?)?${PET_ZH}`,
  "u",
);

/** It is eaten already: whom to call comes first. */
const DONE =
  /[吃喝舔啃吞]了|吃[^能了。？?，]{0,6}了|吃掉|偷吃|误[食吞]|\b(?:ate|eaten|swallowed|had|got (?:into|hold of)|licked|drank|chewed|devoured|wolfed|gobbled|scoffed|stole|nicked)\b/iu;

export const aboutAnimals = ({ u }: Context): Part | undefined => {
  if (!EN.test(u.asked) && !ZH.test(u.asked)) return undefined;
  const lead = DONE.test(u.asked)
    ? both(
        "现在就打电话给兽医，说清吃了什么、多少、什么时候、体重多少，带上包装；不要自己催吐，也不要等症状。人能吃的东西和补剂，有些对动物有毒；这里讲的都是人的营养，动物的我不懂，也不猜。",
        "Call a vet now, say what was eaten, how much, when and what the animal weighs, and take the package along; do not make it vomit on your own, and do not wait for symptoms. Some things that people eat or take are poisonous to animals; all I hold is about people, and of animals I know nothing and do not guess.",
      )
    : both(
        "这里讲的都是人的营养，动物的我不懂，也不猜：人能吃的东西和补剂，有些对动物有毒，喂之前问兽医。已经吃下去的，现在就联系兽医，说清吃了什么、多少，带上包装；不要自己催吐。",
        "All I hold is about people; of animals I know nothing and do not guess. Some things that people eat or take are poisonous to animals: ask a vet before giving any. If it has been eaten, call a vet now, say what and how much, and take the package along; do not make the animal vomit on your own.",
      );
  return { id: "animals", lead };
};
