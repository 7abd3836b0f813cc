import { type Text, text } from "./bilingual.ts";

/** The words of a product's label. An allergen or a diet that is not here is shown by its id: none is ever left out. */
export const ALLERGEN_NAMES: Readonly<Record<string, Text>> = {
  soy: text("大豆", "soy"),
  fish: text("鱼", "fish"),
  shellfish: text("虾蟹贝", "shellfish"),
  milk: text("奶", "milk"),
  egg: text("蛋", "egg"),
  peanut: text("花生", "peanut"),
  tree_nut: text("坚果", "tree nuts"),
  gluten: text("麸质", "gluten"),
  sesame: text("芝麻", "sesame"),
  lactose: text("乳糖", "lactose"),
  bee_product: text("蜂产品", "bee products"),
  latex: text("乳胶", "latex"),
  celery: text("芹菜", "celery"),
  mustard: text("芥末", "mustard"),
  sulfite: text("亚硫酸盐", "sulfites"),
  gelatin: text("明胶", "gelatin"),
};

export const DIET_NAMES: Readonly<Record<string, Text>> = {
  vegetarian: text("蛋奶素", "vegetarian"),
  vegan: text("纯素", "vegan"),
  halal: text("清真", "halal"),
  gluten_free: text("无麸质", "gluten-free"),
  dairy_free: text("不含奶", "dairy-free"),
};

export const LABEL_WORDS = {
  allergens: text("含过敏原", "Contains allergens"),
  noAllergens: text("产品资料里没有列出过敏原。", "The product data lists no allergens."),
  diets: text("适合的饮食", "Fits these diets"),
  cautions: text("注意", "Mind"),
} as const;
