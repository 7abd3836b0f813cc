const strings = {
  heading: "这个页面还在建",
  note: "其他部分可以照常使用。",
  questionnaireSpecify: "以后在这里，你可以只查正在吃的药和补充剂：按名字、品牌或拼音首字母查找，或者拍一张标签，看看它们有没有冲突。",
  addMoreNutrition: "以后在这里，你可以往方案里增加营养素。会超过上限或和用药冲突的，会说明原因，不会加进去。",
  introductionPage: "以后这里会说明：数字怎么算出来，依据哪些资料，有哪些做不到，谁来负责，数据怎么处理。",
  productsPage: "以后这里会列出方案里的产品、每天的用量、价格和优惠，并可以下单。",
  productsPageQuick: "以后在这里，你可以快速选好规格和数量。",
  reportListPage: "以后这里会列出你的报告单：日期、读到几项、几项不在范围内，也可以更正和删除。",
  uploadReportsPageNew: "以后在这里，你可以拍照或选文件上传报告单，系统会读出每一项。",
  report: "以后这里是健康总览：最近的方案、化验指标每个月的变化，和上次相比有什么不同。",
  chat: "以后在这里，你可以提问：吃什么、怎么吃、能不能一起吃。每个回答都带来源。",
} as const;
export default strings;

declare global {
  interface AppTexts {
    building: typeof strings;
  }
}
