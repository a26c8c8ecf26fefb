import type { caseWork } from "@gatehouse/machines/desk/case-work";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PageFailed } from "../app/PageFailed.tsx";
import { PageMissing } from "../app/PageMissing.tsx";
import { Waiting } from "../app/Waiting.tsx";
import type { Desk } from "../system/desk.ts";
import { useDesk, useScreenActor } from "../system/use-desk.ts";
import { useWorkOf, WorkProvider } from "../system/work.ts";
import { Page } from "./Page.tsx";
import * as css from "./shell.css.ts";

interface Props<Shown> {
  wired: (desk: Desk) => typeof caseWork;
  children: (shown: Shown) => ReactNode;
}

/** A page that loads what it shows, and changes it by calls. */
export function WorkPage<Shown extends object>({ wired, children }: Props<Shown>) {
  const desk = useDesk();
  const logic = useMemo(() => wired(desk), [desk, wired]);
  const work = useScreenActor(logic, { input: { id: "" } });
  const shown = useSelector(work, ({ context }) => context.shown) as Shown | null;
  const isMissing = useSelector(work, (snapshot) => snapshot.matches("missing"));
  const isStale = useSelector(work, (snapshot) => snapshot.matches("stale"));
  if (isMissing) return <PageMissing />;
  if (shown === null && isStale)
    return <PageFailed retry={() => work.send({ type: "case.reload" })} />;
  if (shown === null) return <Waiting />;
  return (
    <WorkProvider value={work}>
      <Page>
        <WorkBand />
        {children(shown)}
      </Page>
    </WorkProvider>
  );
}

/** What went wrong on the page itself; a dialog says its own. */
function WorkBand() {
  const { failure, isStale, subject, dismiss, reload } = useWorkOf();
  if (failure === null || subject !== null) return null;
  return (
    <Callout tone={isStale ? "caution" : "negative"} role="alert">
      <div className={css.band}>
        {failure}
        <Button look="quiet" small onClick={isStale ? reload : dismiss}>
          {isStale ? <Trans>Reload</Trans> : <Trans>Close</Trans>}
        </Button>
      </div>
    </Callout>
  );
}
