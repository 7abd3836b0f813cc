/** A product's picture. Decoration: the name beside it speaks. */
export const Picture = ({ src, small = false }: { src: string; small?: boolean }) => (
  <img
    src={`${import.meta.env.VITE_API_HOST ?? ""}${src}`}
    alt=""
    loading="lazy"
    className={`shrink-0 rounded-control bg-well object-cover ${small ? "size-12" : "size-18"}`}
  />
);
