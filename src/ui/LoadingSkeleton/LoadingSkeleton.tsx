import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { SkeletonHead, SkeletonText } from "../Skeleton/Skeleton.tsx";
import { page } from "./loading-skeleton.css.ts";

/** A page whose data is on its way. */
export function LoadingSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={page}>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <SkeletonHead />
      <SkeletonText lines={["full", "full", "long", "full", "full", "medium"]} />
    </div>
  );
}
