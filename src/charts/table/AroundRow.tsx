import { Trans } from "@lingui/react/macro";
import { useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import type { Accepted } from "./accepted.ts";

/** A row that says which events a state leaves to one around it. */
export function AroundRow({ around: { events, from } }: { around: Accepted }) {
  const localId = useLocalId();
  return (
    <tr>
      <td className={css.cell}>{events.join(", ")}</td>
      <td colSpan={2}>
        <Trans>
          accepted by the state around it, <span className={css.code}>{localId(from)}</span>
        </Trans>
      </td>
    </tr>
  );
}
