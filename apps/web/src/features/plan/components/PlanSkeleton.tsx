import { Skeleton } from "../../../ui/Skeleton.tsx";

const BONES = ["h-28 w-full", "h-8 w-3/4 mt-3", "h-5 w-1/2", "h-56 w-full", "h-24 w-full", "h-24 w-full"];

/** The plan's own layout in grey: what is pressing, the headline, the picture, the first nutrients. */
export const PlanSkeleton = () => <Skeleton bones={BONES} className="pt-2" />;
