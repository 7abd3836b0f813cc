import { areaList } from "@vant/area-data";
import { customPinyin, pinyin } from "pinyin-pro";
import type { Plugin } from "vite";

/** Names that are written abroad otherwise than by their sound in Putonghua (GB/T 3304, ISO 3166-2:CN, the places' own spelling). */
const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  `内蒙古自治区 Inner Mongolia|陕西省 Shaanxi|西藏自治区 Xizang (Tibet)|香港特别行政区 Hong Kong|澳门特别行政区 Macao|香港岛 Hong Kong Island|九龙 Kowloon|新界 New Territories|澳门半岛 Macao Peninsula|离岛 Islands|省直辖县 Counties of the province|自治区直辖县级行政区划 Cities of the region|县 Counties|呼和浩特市 Hohhot|鄂尔多斯市 Ordos|呼伦贝尔市 Hulunbuir|巴彦淖尔市 Bayannur|乌兰察布市 Ulanqab|锡林郭勒盟 Xilingol|阿拉善盟 Alxa|哈尔滨市 Harbin|齐齐哈尔市 Qiqihar|拉萨市 Lhasa|日喀则市 Xigazê|昌都市 Qamdo|那曲市 Nagqu|阿里地区 Ngari|阿坝藏族羌族自治州 Ngawa|甘孜藏族自治州 Garzê|果洛藏族自治州 Golog|乌鲁木齐市 Ürümqi|克拉玛依市 Karamay|吐鲁番市 Turpan|博尔塔拉蒙古自治州 Bortala|巴音郭楞蒙古自治州 Bayingolin|阿克苏地区 Aksu|克孜勒苏柯尔克孜自治州 Kizilsu|喀什地区 Kashgar|喀什市 Kashgar|和田地区 Hotan|和田市 Hotan|和田县 Hotan|伊犁哈萨克自治州 Ili|阿勒泰地区 Altay|阿勒泰市 Altay|台北市 Taipei|高雄市 Kaohsiung|台南市 Tainan|台中市 Taichung|新北市 New Taipei|基隆市 Keelung|新竹市 Hsinchu|新竹县 Hsinchu|嘉义市 Chiayi|嘉义县 Chiayi|金门县 Kinmen|花莲县 Hualien|台东县 Taitung|屏东县 Pingtung|桃园市 Taoyuan`
    .split("|")
    .map((pair) => pair.split(/ (.*)/u)),
);

/** Kinds of place that are said in English. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/高新技术产业(?:开发区|园区)$/u, "High-tech Zone"],
  [/(?:经济技术|经济)?开发区$/u, "Development Zone"],
  [/新区$/u, "New Area"],
  [/管理区$/u, "District"],
];

const PEOPLES =
  "满|回|壮|苗|侗|瑶|黎|彝|畲|羌|佤|怒|藏|白|傣|土|水|蒙古|朝鲜|维吾尔|土家|布依|哈尼|傈僳|景颇|哈萨克|柯尔克孜|达斡尔|鄂温克|鄂伦春|仫佬|毛南|仡佬|纳西|拉祜|布朗|独龙|普米|裕固|东乡|保安|撒拉|塔吉克|锡伯|各";
/** What kind of place it is and whose: 黔东南苗族侗族自治州 is Qiandongnan. */
const KIND = new RegExp(`(?:(?:${PEOPLES})族?)*自治[区州县旗]$|(?:特别行政区|地区|街道办事处|街道|管委会|行政委员会)$|[省市区县旗盟镇乡]$`, "u");

// In a place's name 都 is a capital, never "all".
customPinyin({ 都: "dū" });

function soundOf(name: string): string {
  const sounds = pinyin(name, { toneType: "none", type: "array", v: true });
  const joined = sounds.reduce((all, s) => all + (all && /^[aeo]/u.test(s) ? `'${s}` : s), "").replaceAll("v", "ü");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** A name in Latin letters, as Chinese places are written abroad: "Huangpu". What has one character keeps its kind: 东区 is Dongqu. */
export function inLatin(name: string): string {
  const own = OWN[name];
  if (own) return own;
  for (const [zone, said] of ZONES) if (zone.test(name)) return `${soundOf(name.replace(zone, ""))} ${said}`.trim();
  const core = name.replace(KIND, "");
  return soundOf([...core].length > 1 ? core : name);
}

const ID = "virtual:area-names";

/** The areas' names in Latin letters, by code: found when the app is built, so that no phone carries a dictionary of sounds. */
export const areaNames = (): Plugin => ({
  name: "area-names",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return;
    const lists = [areaList.province_list, areaList.city_list, areaList.county_list];
    const names = Object.fromEntries(lists.flatMap((list) => Object.entries(list)).map(([code, name]) => [code, inLatin(name)]));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(names))})`;
  },
});
