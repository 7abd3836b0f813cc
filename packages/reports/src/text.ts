/** Radicals that fonts' ToUnicode maps give instead of the character, and which NFKC leaves as they are. */
const RADICALS: Record<string, string> = Object.fromEntries(
  "⺠民 ⻋车 ⻓长 ⻔门 ⻅见 ⻆角 ⻉贝 ⻘青 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟 ⺟母 ⻚页 ⻙韦 ⻑長 ⺌小 ⺝月 ⺼肉 ⺩王 ⺬示 ⻗雨 ⺄乙 ⺈刀 ⺒巳 ⺓幺 ⺗心 ⺥爪 ⺧牛 ⺪疋 ⺫目 ⺯糸 ⺱网 ⺶羊 ⺹老 ⺻聿 ⺽臼 ⻁虎 ⻊足 ⻄西 ⻟食 ⻞食 ⻡首 ⻌辶 ⻖阝"
    .split(" ")
    .map((p) => [p.slice(0, 1), p.slice(1)]),
);
/** Traditional characters as names, headings and labels have them. */
const SIMPLE: Record<string, string> = Object.fromEntries(
  "計计 數数 細细 紅红 總总 膽胆 鹼碱 轉转 鐵铁 鈣钙 鈉钠 鉀钾 鎂镁 鋅锌 銅铜 葉叶 維维 體体 積积 單单 驗验 濃浓 壓压 質质 間间 結结 離离 腎肾 絲丝 過过 濾滤 鹽盐 與与 對对 絕绝 飽饱 組组 飯饭 後后 時时 醣糖 瑪玛 鏈链 類类 濕湿 風风 應应 貧贫 鉛铅 狀状 遊游 運运 檢检 測测 參参 値值 項项 報报 醫医 點点 藥药 餘余 鏡镜 鱗磷 顆颗 凍冻 蘋苹 異异 變变 寬宽 極极 聯联 標标 準准 號号 齡龄 歲岁 別别 採采 樣样 陰阴 陽阳 淨净 臟脏 熒荧 歐欧 補补 麩麸 纖纤 脫脱 氫氢 嶼屿 稱称 達达 納纳 錳锰 鉻铬 鉬钼 氣气 腦脑 腸肠 腫肿 節节 髒脏 傳传 隱隐 脈脉 靜静 動动 雙双 顯显 見见 無无 陳陈 劑剂 膠胶 錠锭 種种 營营 養养 熱热 鏽锈 礦矿 湯汤 麥麦 穀谷 蘿萝 蔔卜 蘆芦 黃黄 綠绿 藍蓝 幾几 殼壳 輔辅 複复 煙烟 膚肤 緩缓 釋释 劃划 個个 約约 為为 於于 當当 來来 產产 廠厂 製制 買买 賣卖 價价 願愿 須须 請请 開开 關关 閉闭 溫温 內内 裝装 滿满 週周 勻匀 觀观 評评 備备 註注 訊讯 話话 電电 網网 區区 縣县 國国 臺台 灣湾 歷历 紀纪 錄录 頁页 頭头 頸颈 顱颅 齒齿 聽听 視视 髮发 發发 療疗 癥症 臨临 診诊 斷断 護护 師师 員员 術术 門门 證证 險险 費费 會会 預预 壽寿 遠远 還还 選选 邊边 適适 導导 義义 習习 聲声 職职 親亲 觸触 認认 語语 課课 調调 談谈 論论 謝谢 識识 讀读 讓让 豐丰 貝贝 負负 責责 賴赖 購购 贏赢 趙赵 跡迹 軟软 較较 載载 輕轻 輪轮 輸输 農农 連连 進进 遲迟 鄰邻 釀酿 針针 銀银 鋁铝 鋇钡 鎘镉 鎳镍 鈷钴 鉍铋 銻锑 鍶锶 鋰锂 釩钒 鈦钛 錫锡 鑒鉴 長长 陸陆 隨随 雜杂 難难 霧雾 頻频 題题 額额 顧顾 飲饮 館馆 驚惊 骯肮 鬆松 鮮鲜 鯊鲨 鰻鳗 鱈鳕 鱷鳄 鹹咸 齊齐 龍龙 龜龟 澱淀 嚴严 塊块 壞坏 夢梦 奪夺 婦妇 孫孙 實实 審审 寫写 將将 專专 尋寻 層层 屬属 歸归 帶带 幹干 廣广 張张 強强 彈弹 復复 徵征 徹彻 態态 慮虑 憶忆 懷怀 戰战 損损 換换 擇择 擊击 據据 擴扩 攝摄 敗败 敵敌 斂敛 晝昼 暫暂 暈晕 機机 權权 條条 樓楼 樂乐 檔档 櫃柜 殘残 決决 況况 淚泪 減减 溝沟 滅灭 滯滞 漿浆 潤润 潰溃 濁浊 濟济 瀉泻 灑洒 燈灯 燒烧 爾尔 牆墙 獎奖 獲获 獻献 現现 環环 甦苏 瘡疮 瘧疟 癢痒 皺皱 盡尽 監监 盤盘 睜睁 瞭了 碼码 確确 礎础 禮礼 稅税 穩稳 窩窝 競竞 筆笔 築筑 簡简 籤签 糞粪 純纯 紡纺 級级 統统 絡络 給给 經经 綜综 緊紧 線线 編编 縮缩 績绩 織织 繼继 續续 罰罚 羅罗 聞闻 肅肃 脅胁 脹胀 腳脚 膿脓 臉脸 興兴 舉举 艙舱 艱艰 莖茎 莢荚 華华 萬万 蒼苍 蓋盖 蔥葱 薑姜 藝艺 蘇苏 蘭兰 處处 虛虚 蟲虫 蛻蜕 裡里 規规 覺觉 訂订 記记 訪访 設设 許许 訴诉 試试 詳详 該该 誤误 說说 諾诺 謹谨 譜谱 議议 豬猪 貢贡 貯贮 貼贴 賓宾 贈赠 趨趋 踐践 車车 軌轨 輩辈 輻辐 辦办 辯辩 遞递 遺遗 郵邮 鄉乡 醬酱 釐厘 鈎钩 鉤钩 銷销 錢钱 錯错 鍵键 鐘钟 閱阅 闊阔 陣阵 階阶 際际 隊队 靈灵 韓韩 響响 順顺 領领 頰颊 飛飞 飼饲 飾饰 餅饼 餓饿 馬马 驅驱 髖髋 魚鱼 鳥鸟 鴨鸭 雞鸡 麗丽 黨党 紐纽 緣缘 兒儿 優优 億亿 償偿 儀仪 傷伤 側侧 偽伪 傑杰 倉仓 俠侠 冊册 凱凯 劇剧 勞劳 務务 勢势 勝胜 勵励 協协 卻却 厭厌 問问 啟启 喪丧 喬乔 嗎吗 嘗尝 噸吨 嚨咙 囑嘱 圍围 園园 圓圆 圖图 團团 執执 堅坚 場场 塵尘 墊垫 墜坠 菸烟"
    .split(" ")
    .map((p) => [p.slice(0, 1), p.slice(1)]),
);
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Printed text made comparable: exponents after 10 kept as `^n`, then NFKC, radicals folded, one kind of dash, arrow, colon and space. */
export function clean(text: string): string {
  return text
    .replace(/10\s*([⁰¹²³⁴-⁹]+)/g, (_, e: string) => `10^${[...e].map((c) => SUPERSCRIPT.indexOf(c)).join("")}`)
    .normalize("NFKC")
    .replace(/[⺀-⻿]/g, (c) => RADICALS[c] ?? c)
    .replace(/[‐‑‒–—―−﹣－]/g, "-")
    .replace(/[⬆⇧▲△🔺]/gu, "↑")
    .replace(/[⬇⇩▼▽🔻]/gu, "↓")
    .replace(/[〜∼～]/g, "~")
    .replace(/[≦⩽]/g, "≤")
    .replace(/[≧⩾]/g, "≥")
    .replace(/[\p{Cc}\u200b-\u200f\ufeff]/gu, (c) => (/\s/.test(c) ? " " : ""))
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

export const simplify = (text: string): string => text.replace(/[\u4e00-\u9fff]/g, (c) => SIMPLE[c] ?? c);

/** The key under which names of tests are compared: letters, digits, CJK and `% # +` only. */
export function nameKey(text: string): string {
  return simplify(clean(text))
    .toLowerCase()
    .replace(/[μµ]/g, "u")
    .replace(/γ/g, "g")
    .replace(/α/g, "a")
    .replace(/β/g, "b")
    .replace(/[^\p{L}\p{N}%#+]/gu, "");
}

export const isCjk = (text: string): boolean => /[\u3400-\u9fff]/.test(text);
