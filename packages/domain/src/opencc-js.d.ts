declare module "opencc-js/dict/*" {
  /** "traditional simplified" pairs, parted by "|". */
  const pairs: string;
  export default pairs;
}
