/** Words that people use for one thing ("大姨妈", "例假", "time of the month"): an article is found by any of them. */
import { recalled } from "../text/recall.ts";
import { stem, wordsOf } from "./terms.ts";

/** One matter a line: names of it, and what it is told by. Of Chinese at least two characters; English words by their stems. */
const KIN = `
月经 例假 大姨妈 姨妈 来事 生理期 经期 经血 来那个 | period, periods, menstrual, menstruation, time of the month, monthly bleed, menses
停经 绝经 断经 更年期 不来月经 | menopause, menopausal, post menopause, postmenopausal, the change, perimenopause
潮热 一阵阵热 阵阵发热 发热出汗 忽冷忽热 烘热 | hot flush, hot flushes, hot flash, hot flashes, night sweats
痛经 经痛 肚子绞痛 | period pain, period cramps, cramps on my period, menstrual cramps
经前 来之前 姨妈前 月经前 经前期 | pms, premenstrual, before my period, before her period
推迟月经 提前来 月经提前 例假提前 催经 通经 | bring on, come early, come sooner
备孕 要宝宝 要孩子 怀不上 想怀孕 造人 要二胎 | conceive, conceiving, trying for a baby, ttc, fertility, fertile, get pregnant, fall pregnant
孕吐 害喜 闻味就吐 早孕反应 | morning sickness, sick all day pregnant, hyperemesis
流产 小产 流掉 胎停 清宫 人流 | miscarriage, miscarried, losing a pregnancy, lost the baby, d and c
月子 产后 坐月子 生完 | postpartum, after birth, had my baby, having my baby, gave birth
下奶 催奶 奶少 奶水少 追奶 奶不够 | milk supply, low on milk, more milk, lactogenic
漾奶 吐奶 溢奶 漾出来 打奶嗝 | spit up, spits up, spitting up, posset
辅食 添辅食 加辅食 | weaning, solids, first foods, complementary feeding
奶粉 配方奶 冲奶 | formula, bottle feed, bottle milk
腹胀 肚子胀 胀气 胀肚 肚子鼓 鼓得像球 肚胀 撑胀 | bloat, bloated, bloating, gassy, gas, wind, trapped wind, flatulence, fart, farts
放屁 屁多 屁臭 排气 | gassy, gas, wind, flatulence, fart, farts
便秘 拉不出 大便干 促排便 快点拉 排便困难 拉两次 一周拉 三天一次 两三天一次 通便 上厕所困难 解不出 | constipation, constipated, cant poo, help you poop, makes you poop, make you poop, help me poop, make me poop, help you poo, poop fast, need to poop, have a poo, go to the bathroom, keep you regular, strain, strains, go every three days, hard stools, irregular
腹泻 拉肚子 拉稀 闹肚子 水样便 窜稀 | diarrhoea, diarrhea, the runs, the trots, loose stools, tummy bug, gastro, runny poo
大便 便便 粑粑 排便 拉出来 | stool, poo, poop, nappy, bowel movement, number two
小便 尿尿 尿液 撒尿 | urine, pee, wee, urinating
尿频 老跑厕所 总上厕所 起夜 夜尿 憋不住 | urinating often, running to the loo, need the loo, peeing all the time, nocturia, leaks
尿路感染 膀胱炎 尿痛 尿频尿痛 | uti, cystitis, bladder infection, water infection
恶心 反胃 想吐 犯恶心 | nausea, nauseous, sick, queasy, gag, feel sick
晕车 晕船 坐车吐 坐船就吐 | motion sickness, car sick, carsick, seasick, ferry
反流 反酸 烧心 胃酸 返酸 | reflux, heartburn, acid reflux, gerd, acid indigestion
胃炎 胃痛 胃疼 胃不好 老胃病 养胃 脾胃 健脾 脾虚 | gastritis, stomach pain, stomach ache, sore stomach
打嗝 嗝 打隔 止嗝 | hiccup, hiccups, hicups
屁股痛 痔疮 肛裂 | haemorrhoid, haemorrhoids, hemorrhoids, piles
口臭 嘴臭 口气 | bad breath, halitosis
口苦 嘴苦 嘴里发苦 | bitter mouth, bitter taste
口干 嘴干 嘴巴干 没口水 唾液少 | dry mouth, saliva, sjogren
口腔溃疡 嘴里起泡 嘴里烂 溃疡 嘴起泡 | mouth ulcer, mouth ulcers, canker sore, canker sores
上火 嘴起泡 下火 降火 火气大 去火 败火 | shanghuo, heaty, internal heat
湿气 祛湿 湿气重 去湿 | dampness, damp, shiqi
发物 忌口 忌鱼虾 不能碰鱼虾 鱼虾不能 不让吃鱼虾 | fawu, trigger foods, taboo foods, foods to avoid
手术 开刀 术后 刚做完 切了 动手术 | surgery, operation, op, tonsils out, post op
伤口 刀口 愈合 | wound, healing, heal, scar
贫血 血少 血虚 补血 血色素低 | anaemia, anemia, anaemic, anemic, low haemoglobin, low blood
脸色 脸发黄 面色 萎黄 脸白 气色 发黄 脸黄 | pale, sallow, complexion, washed out
气血 补气血 养血 | blood and qi, qi, blood tonic
月经量多 量特别大 血特多 量大 量多 | heavy period, heavy periods, bleeds heavily, heavy bleeding, flooding
冰块 嚼冰 吃冰 爱嚼冰 | ice, ice cubes, chewing ice, pica
淤青 瘀斑 乌青 青一块 一块块青 碰就青 青紫 | bruise, bruises, bruising, mark easily, purple marks
流鼻血 鼻血 挖鼻孔 鼻出血 | nosebleed, nosebleeds, nose bleeds
黑眼圈 眼圈黑 熊猫眼 眼袋 眼圈 | dark circles, under my eyes, eye bags, panda eyes
痘痘 粉刺 爆痘 长痘 青春痘 冒痘 痤疮 | acne, pimple, pimples, spots, zits, breakout, breakouts
色斑 长斑 黄褐斑 晒斑 淡斑 老年斑 好多斑 | dark spots, age spots, melasma, pigmentation
皱纹 细纹 抗衰 变老 延缓衰老 显老 | wrinkles, fine lines, ageing, aging, anti ageing, look younger, getting old
美白 变白 皮肤白 提亮 | whitening, lighter, lighten, fairer, complexion
皮肤干 干燥 起皮 掉屑 脱皮 紧绷 | dry skin, flaky, flaking, peeling, tight skin, itchy dry
湿疹 起疹子 皮疹 | eczema, rash, dermatitis, rough cheeks
带状疱疹 蛇缠腰 缠腰龙 缠腰 | shingles, zoster
唇疱疹 嘴上起水泡 嘴边水泡 热疮 | cold sore, cold sores, herpes
脱发 掉头发 掉发 掉毛 秃 发量 发际线 秃头 防脱 | hair loss, hair falling out, losing hair, balding, thinning hair, shedding
白发 白头发 少白头 | grey hair, gray hair, white hair, greying
指甲 指甲脆 指甲断 | nails, brittle nails, nail
抽筋 腿抽 抽腿 小腿抽 | cramp, cramps, leg cramps, charley horse
不宁腿 蚂蚁爬 腿难受 两条腿 非得走 腿不舒服 | restless legs, restless leg, creepy crawly, twitchy legs
眼皮跳 眼睑 跳眼皮 | eyelid twitch, eye twitch, twitching eye
手脚冰凉 手脚冷 手冷脚冷 手冰 怕冷 脚冰 | cold hands, cold feet, freezing hands, icy hands
出汗 盗汗 汗湿 衣服湿透 | sweat, sweating, sweaty
头晕 眩晕 头昏 发晕 晕乎 | dizzy, dizziness, woozy, lightheaded, light headed, faint
头痛 头疼 太阳穴 头胀 偏头痛 脑袋疼 | headache, headaches, head hurts, migraine, migraines, head pounds
疲劳 累 没劲 乏力 没精神 疲惫 打盹 | tired, tiredness, fatigue, exhausted, knackered, worn out, no energy, drained
犯困 午后困 困倦 打瞌睡 眼皮打架 眼皮直打架 下午困 开会困 打盹 | sleepy, drowsy, slump, afternoon slump, sluggish, useless till, sleepiness
失眠 睡不着 睡不好 入睡 助眠 安神 | insomnia, cant sleep, sleep, asleep, sleepless
熬夜 通宵 夜班 上夜班 晚班 值夜 后半夜 大夜 | night shift, night shifts, all nighter, nights, til dawn, late nights
打鼾 打呼噜 呼噜 | snore, snores, snoring, apnoea
压力大 焦虑 紧张 解压 减压 压得喘不过气 烦躁 心慌 | stress, stressed, anxious, anxiety, pressure at work
心情 情绪 抑郁 低落 暴躁 想哭 emo | mood, depressed, depression, low mood, irritable, moody, tense
记性 健忘 忘事 脑子 补脑 脑雾 | memory, forgetful, forgetting, brain fog, brain, foggy
痴呆 失智 认知症 老年痴呆 认不出 | dementia, alzheimer, forgets to eat
考试 高考 考研 中考 备考 | exam, exams, test day, revising, revision
感冒 伤风 鼻涕 流鼻涕 鼻塞 着凉 嗓子疼 嗓子也疼 | cold, colds, runny nose, snotty, sneeze, sore throat, bug, flu
咳嗽 咳了 嗓子痒 止咳 咳 有痰 | cough, coughing, tickly throat
过敏性鼻炎 鼻炎 喷嚏 花粉 花粉症 | hay fever, pollen, sneezing, allergic rhinitis
发烧 发热 高烧 发着烧 | fever, feverish, temperature, high temperature
痛风 大脚趾 脚趾又红又肿 尿酸 脚趾肿 | gout, uric acid, big toe
胆囊 胆结石 胆 | gallbladder, gallstone, gallstones
关节 膝盖 关节炎 腿疼 膝关节 | joint, joints, knee, knees, arthritis
骨头 骨质疏松 骨密度 | bone, bones, osteoporosis
视力 眼睛 近视 看屏幕 看手机 | eyes, eyesight, vision, screen
耳鸣 耳朵响 蝉鸣 | tinnitus, ringing in my ears, ringing ears
减肥 瘦 瘦身 减重 减脂 掉秤 变瘦 瘦下去 瘦下来 掉肉 甩肉 | lose weight, losing weight, weight loss, slim, slimming, slim down, thin, thinner, drop pounds, weight come off, get thin, melt fat
长胖 发胖 变胖 胖了 长肉 增肥 越来越胖 长膘 | gain weight, gaining, put on weight, fattening, fat, make me fat, makes you fat, heavier, put on fat
增重 长肉 太瘦 壮一点 变壮 长壮 | gain weight, put on weight, skinny, underweight, fill out, bulk
体重下降 变瘦了 掉秤 越来越瘦 瘦了 | losing weight, lost weight, skin and bone, thinner
平台期 不掉秤 没掉秤 瘦不动 卡住 | plateau, stall, stuck, scale wont move, stopped losing
反弹 复胖 | regain, come back, yo yo, comes back
肚子大 游泳圈 腰上 肚腩 大肚子 小肚子 腰围 减肚子 肚子没瘦 啤酒肚 | belly fat, beer belly, waist, tum, tummy, gut, love handles, muffin top, middle, stomach fat
节食 饿几天 不吃饭 少吃 绝食 | diet, dieting, starve, starving, starvation, crash diet, undereat
热量 卡路里 千卡 大卡 一千二 1200 一天吃一千 | calorie, calories, kcal, cals, deficit
断食 轻断食 禁食 十六加八 168 16+8 八小时 5+2 | fasting, intermittent fasting, time restricted, 16 8, fast
早饭 早餐 早晨 早点 | breakfast, brekkie, morning meal
晚饭 晚餐 不吃晚饭 | dinner, supper, evening meal, tea time
午饭 午餐 中饭 午休 盒饭 | lunch, midday meal
夜宵 宵夜 半夜吃 吃夜宵 晚上吃 睡前吃 九点才吃 吃得晚 | night eating, late eating, eat late, eating at night, late at night, midnight snack
零食 小食 加餐 嘴馋 解馋 小零嘴 | snack, snacks, snacking, munch, nibble
想吃甜 嗜甜 甜瘾 戒糖 馋甜 爱吃甜 找甜 | sugar craving, sugar cravings, crave, craving, sweet tooth
外食 下馆子 点外卖 外卖 应酬 聚餐 食堂 出差 点菜 | eating out, restaurant, takeaway, takeout, canteen, business trip, dine out
做饭 下厨 备餐 带饭 便当 饭盒 | meal prep, cook, cooking, lunchbox, packed lunch
剩菜 隔夜菜 剩饭 隔夜 打包 | leftovers, leftover
放桌上 没放冰箱 忘放冰箱 忘了放冰箱 常温放 放了一夜 放了一晚 在外面放 灶台上 | left out, sat out, sit out, on the counter, on the side, on the stove, room temperature, out of the fridge, not in the fridge, out all night, out overnight, counter overnight
省钱 便宜 没钱 手头紧 预算 穷 | budget, cheap, low cost, skint, save money, poor
主食 米饭 白饭 | carbs, rice, starch, staple
碳水 戒碳水 不吃主食 低碳 | carbs, carbohydrate, low carb, keto
饭量 吃多少 一顿盛多少 一碗 盛多大 | portion, portions, serving, how much food
膳食搭配 均衡 饭菜肉 怎么分 搭配 一盘 | balanced, eat well, eating well, healthy eating, plate, nutritious
食物种类 顿顿一样 每天都吃同 吃同一 单一 天天同样 总吃一样 | variety, varied, same thing every day, same lunch, different foods
吃得快 吃太快 扒拉 狼吞虎咽 吃急了 吃饭快 | eat fast, eating fast, wolf, gobble, too fast
吃撑 撑着了 吃太多 吃多了 暴食 吃多了 积食 | overate, overeating, overeat, binge, pigged out, ate too much, blowing my diet
饿 顶饿 扛饿 饿得快 肚子空 | hungry, hunger, starving, never fills, filling
没胃口 不想吃 吃不下 食欲差 没食欲 | no appetite, not eating, barely eats, hardly eats, barely eating, stopped eating, appetite, off food, wont eat, refuses food
挑食 不爱吃菜 偏食 | picky, fussy, wont touch, refuses vegetables
健身 举铁 撸铁 练 训练 哑铃 力量 卷腹 跳操 跳绳 瑜伽 打球 骑车 爬山 游泳 羽毛球 运动 锻炼 | gym, workout, training, lift, exercise, crunches, strength
增肌 长肌肉 练壮 变粗 肌肉 | build muscle, gain muscle, muscle, bulk, get big
跑步 长跑 马拉松 半马 跑十公里 | running, run, marathon, race, runner, jog
比赛 赛前 开跑 | race, match, race day, start line
运动前 练前 空腹运动 空腹跑 | before exercise, before workout, pre workout, fasted, before a class
补水 喝水 喝多少水 | hydration, hydrated, water, drink enough, fluids, dehydrated
出汗电解质 电解质 盐丸 | electrolyte, electrolytes, salts, sports drink
水肿 浮肿 肿 脸肿 穿不进 腿肿 | swelling, swollen, puffy, water retention, bloat from salt, oedema
太咸 吃咸 重口 盐多 | salty, sodium, too much salt
醉 解酒 喝多 宿醉 断片 酒后 醒酒 | hangover, hungover, drunk, sober
甜饮料 汽水 可乐 饮料 | soda, fizzy drinks, soft drinks, pop, cola, squash
气泡水 苏打水 | sparkling water, bubbly water, soda water, fizzy water
油炸 炸过的油 炸完 炸油 回锅油 复炸 | frying oil, fried oil, used oil, deep fry
速冻 冷冻便当 冻饭 | frozen meal, frozen meals, freezer meals, boxed meal
买保健品 选品牌 牌子 导购 挑保健品 踩坑 | brand, brands, choose a supplement, label check, what to look for
营养标签 配料表 成分表 标签 nrv | label, labels, nutrition label, ingredients
上限 超标 过量 ul | upper limit, safe maximum, too much, rda, recommended amount
上瘾 成瘾 依赖 戒断 离不开 | addictive, addicted, hooked, dependence, dependent on, habit forming, withdrawal
忘吃 漏服 漏吃 | missed, forgot, forgets, skipped
重复吃 吃重 又给了 吃了两次 多吃一颗 | double, doubled, twice, extra dose
伤肝 肝损 | liver damage, wreck your liver, hurt the liver
排毒 清肠 清肺 毒素 | detox, cleanse, toxins, flush out
汗蒸 桑拿 暴汗 蒸 | sauna, sweat suit, steam
飞机 坐飞机 长途飞 飞十 | flight, plane, planes, flying, long haul
旅游 出国玩 路边摊 | travel, travelling, abroad, trip, holiday
时差 倒时差 | jet lag, jetlag
高原 高反 西藏 拉萨 | altitude, tibet, lhasa, mountain
坏血病 水手 船员 船上 航海 远航 海上漂 | scurvy, sailor, sailors, crew, whaling, on a ship, aboard, long voyage, voyage, at sea, lemons run out, ship's biscuit
再喂养 饥荒 集中营 饿死 饿久 长期挨饿 挨饿 饿了很久 围城 绝食者 | refeeding, siege, emaciated, half starved, hunger striker, hunger strikers, fed too fast, feeding them too fast, given bread, famine, famines, starving, starved, starvation, the camps, concentration camp, prisoners of war, shipwrecked, hunger strike
威尔逊 肝豆状核 铜代谢 铜积 铜色的环 | wilson, wilsons, copper builds up, stores copper, too much copper, coppery rings, copper rings, because of copper, ring around her iris, ring round her iris, ring around the iris, ring around his iris, rings round her eyes, rings around his eyes, kayser
韦尼克 科尔萨科夫 | wernicke, wernickes, korsakoff, korsakoffs
`
  .trim()
  .split("\n");

/** A name by its words after the first, and what it is a name of. */
type Phrase = { readonly rest: readonly string[]; readonly kin: string[] };
/** By the first character and by the first word: of English the shorter names first. */
type Kin = { readonly zh: ReadonlyMap<string, readonly (readonly [word: string, kin: string])[]>; readonly en: ReadonlyMap<string, readonly Phrase[]> };
function readAll(): Kin {
  const zh = new Map<string, (readonly [string, string])[]>();
  const en = new Map<string, string[]>();
  for (const [i, row] of KIN.entries()) {
    const [han = "", latin = ""] = row.split("|");
    const kin = `~${i}`;
    for (const word of han.trim().split(/\s+/u)) zh.set(word.slice(0, 1), [...(zh.get(word.slice(0, 1)) ?? []), [word, kin]]);
    for (const phrase of latin.split(",")) {
      const key = wordsOf(phrase).map(stem).join(" ");
      if (key !== "") en.set(key, [...(en.get(key) ?? []), kin]);
    }
  }
  const phrases = [...en].map(([key, kin]) => ({ words: key.split(" "), kin })).toSorted((a, b) => a.words.length - b.words.length);
  return {
    zh,
    en: new Map(
      [...Map.groupBy(phrases, ({ words: [first = ""] }) => first)].map(([first, of]) => [first, of.map(({ words, kin }) => ({ rest: words.slice(1), kin }))]),
    ),
  };
}
const { zh, en } = readAll();
const HAN = /\p{Script=Han}/u;

function read(typed: string): readonly string[] {
  const text = typed.normalize("NFKC").toLowerCase();
  const found = new Set<string>();
  if (HAN.test(text))
    for (let at = 0; at < text.length; at++) for (const [word, kin] of zh.get(text.charAt(at)) ?? []) if (text.startsWith(word, at)) found.add(kin);
  const words = wordsOf(text).map(stem);
  for (const [at, word] of words.entries())
    for (const { rest, kin } of en.get(word) ?? []) if (rest.every((w, i) => words[at + 1 + i] === w)) for (const of of kin) found.add(of);
  return [...found];
}

/** One question is sought by it in several places. */
const MOST_READ = 32;
/** What a text speaks of, whatever its words for it. */
export const kinOf = recalled(read, MOST_READ);
