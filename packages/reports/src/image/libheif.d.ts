declare module "libheif-js/wasm-bundle.js" {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void;
  };
  export type LibHeif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  const lib: LibHeif;
  export default lib;
}
