import { useText } from "../i18n/index.ts";

/** One grey shape of the layout that is coming. */
const Bone = ({ className = "h-4 w-full" }: { className?: string }) => (
  <span aria-hidden="true" className={`breathe block rounded-control bg-well ${className}`} />
);

/** The real layout in grey while the first load runs: give the shapes as `bones` (classes of size). Never a bare spinner. */
export function Skeleton({ bones, className = "" }: { bones: readonly string[]; className?: string }) {
  const t = useText("common");
  return (
    <output aria-label={t("loading")} className={`flex flex-col gap-3 ${className}`}>
      {bones.map((bone, i) => (
        <Bone key={i} className={bone} />
      ))}
    </output>
  );
}
