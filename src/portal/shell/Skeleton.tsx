import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import {
  SkeletonButton,
  SkeletonField,
  SkeletonHead,
  SkeletonStep,
  SkeletonStepBar,
  SkeletonText,
} from "#ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Header } from "./Header.tsx";

/** A page of a form while it is on its way: its frame, and each thing where its own will be. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <PageFrame
        header={<Header />}
        stepBar={<SkeletonStepBar />}
        rail={
          <>
            <SkeletonText lines={["medium", "long"]} />
            <SkeletonStep />
            <SkeletonStep width="long" />
            <SkeletonStep />
          </>
        }
        railLabel={label}
        guide={<SkeletonText guide lines={["medium", "full", "long"]} />}
        guideLabel={label}
        footBar={
          <FootBar
            state={<SaveState kind="loading">{label}</SaveState>}
            next={<SkeletonButton />}
          />
        }
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
