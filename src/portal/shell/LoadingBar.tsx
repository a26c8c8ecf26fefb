import { useSelector } from "@xstate/react";
import { useSystemActor } from "../system/use-portal.ts";
import * as css from "./shell.css.ts";

/** A thin bar over the page while a call is under way. */
export function LoadingBar() {
  const busy = useSelector(useSystemActor("calls"), (snapshot) => snapshot.hasTag("busy"));
  return <div className={css.loading} data-busy={busy} aria-hidden="true" />;
}
