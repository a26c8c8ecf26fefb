import { Trans, useLingui } from "@lingui/react/macro";
import { Cell, Row } from "#ui/Table/Table.tsx";
import { useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import type { Accepted } from "./accepted.ts";

/** A row that says which events a state leaves to one around it. */
export function AroundRow({ around: { events, from } }: { around: Accepted }) {
  const { t } = useLingui();
  const localId = useLocalId();
  return (
    <Row>
      <Cell head={t`Event and guard`} className={css.cell}>
        {events.join(", ")}
      </Cell>
      <Cell colSpan={2} head={t`Leads to`}>
        <span>
          <Trans>
            accepted by the state around it, <span className={css.code}>{localId(from)}</span>
          </Trans>
        </span>
      </Cell>
    </Row>
  );
}
