/** Made by build/area-names.ts: an area's name in Latin letters by its code (GB/T 2260). */
declare module "virtual:area-names" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
