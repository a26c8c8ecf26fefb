import { PageFrame } from "#ui/PageFrame.tsx";
import { SkeletonField, SkeletonHead, SkeletonStep, SkeletonText } from "#ui/Skeleton.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";

/** The shape of a page behind the login while it is on its way. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <PageFrame
        rail={
          <>
            <SkeletonText lines={["medium", "long"]} />
            <SkeletonStep />
            <SkeletonStep width="long" />
            <SkeletonStep />
          </>
        }
        railLabel={label}
      >
        <h1>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h1>
        <SkeletonHead />
        <FieldStack>
          <SkeletonField />
          <SkeletonField />
          <SkeletonField width="medium" />
        </FieldStack>
      </PageFrame>
    </div>
  );
}
