import type { caseWork } from "@gatehouse/machines/desk/case-work";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { PageFailed } from "#desk/app/PageFailed.tsx";
import { PageMissing } from "#desk/app/PageMissing.tsx";
import { Waiting } from "#desk/app/Waiting.tsx";
import type { Desk } from "#desk/system/desk.ts";
import { useDesk, useScreenActor } from "#desk/system/use-desk.ts";
import { WorkProvider } from "./use-work.ts";

export interface WorkPageProps<Shown> {
  wired: (desk: Desk) => typeof caseWork;
  /** Of the case; the name of another page. */
  id: string;
  children: (shown: Shown) => ReactNode;
}

/** A page that loads what it shows, and changes it by calls. */
export function WorkPage<Shown extends object>({ wired, id, children }: WorkPageProps<Shown>) {
  const desk = useDesk();
  const logic = useMemo(() => wired(desk), [desk, wired]);
  const work = useScreenActor(logic, { input: { id } });
  const shown = useSelector(work, ({ context }) => context.shown) as Shown | null;
  const isMissing = useSelector(work, (snapshot) => snapshot.matches("missing"));
  const isStale = useSelector(work, (snapshot) => snapshot.matches("stale"));
  if (isMissing) return <PageMissing />;
  if (shown === null && isStale)
    return <PageFailed retry={() => work.send({ type: "case.reload" })} />;
  if (shown === null) return <Waiting />;
  return <WorkProvider value={{ work, id }}>{children(shown)}</WorkProvider>;
}
