import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button.tsx";
import { FootBar } from "#ui/FootBar.tsx";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { SaveWords } from "./SaveWords.tsx";

/** The bar at the foot of a page: what is saved, and the way back and on. */
export function SectionFoot({ onboarding, busy }: { onboarding: OnboardingRef; busy: boolean }) {
  const id = useSelector(onboarding, (snapshot) => snapshot.context.section);
  const plan = useSelector(onboarding, (snapshot) => snapshot.context.plan);
  const maySubmit = useSelector(onboarding, (snapshot) => snapshot.context.maySubmit);
  const isFirst = plan[0]?.section === id;
  const isLast = plan.at(-1)?.section === id;
  return (
    <FootBar
      state={<SaveWords onboarding={onboarding} />}
      previous={
        isFirst ? null : (
          <Button look="secondary" onClick={() => onboarding.send({ type: "page.previous" })}>
            <Trans>Previous Page</Trans>
          </Button>
        )
      }
      next={
        isLast && !maySubmit ? null : (
          <Button type="submit" busy={busy}>
            {isLast ? <Trans>Submit application</Trans> : <Trans>Next Page</Trans>}
          </Button>
        )
      }
      note={<Trans>You can leave and come back at any time.</Trans>}
    />
  );
}
