import { Trans } from "@lingui/react/macro";
import { useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import { innermost } from "./walk.ts";

/** The states in which a chart is: the innermost ones. */
export function Now({ active }: { active: ReadonlySet<string> }) {
  const localId = useLocalId();
  return (
    <div className={css.part} role="status">
      <h2 className={css.asideHead}>
        <Trans>The chart is in</Trans>
      </h2>
      <p className={css.standing}>{innermost(active).map(localId).join(" · ")}</p>
    </div>
  );
}
