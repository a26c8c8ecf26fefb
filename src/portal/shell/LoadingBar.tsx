import { useSyncExternalStore } from "react";
import { loading } from "../app/api.ts";
import * as css from "./shell.css.ts";

const never = () => false;

/** A thin bar over the page while a call is under way. */
export function LoadingBar() {
  const busy = useSyncExternalStore(loading.subscribe, loading.now, never);
  return <div className={css.loading} data-busy={busy} aria-hidden="true" />;
}
