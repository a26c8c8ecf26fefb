import { Trans, useLingui } from "@lingui/react/macro";
import { deskRoles } from "#contract/desk/roles.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList, formatMoment } from "#contract/moments.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Cell, CellActions, CellNote, NoCell, Row, Table } from "#ui/Table/Table.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import * as css from "./people.css.ts";
import { type People, type Person, type Subject, usePeopleWork } from "./people-work.ts";

interface Props extends People {
  /** Whether the reader is an administrator. */
  mayChange: boolean;
}

export function PeopleTable({ people, now, mayChange }: Props) {
  const { t } = useLingui();
  const heads = [t`Person`, t`Roles`, t`Access`, t`Last login`];
  return (
    <Table
      caption={t`Desk people`}
      heads={mayChange ? [...heads, t`Actions`] : heads}
      lastAtEnd={mayChange}
      stacks
    >
      {people.map((person) => (
        <PersonRow key={person.id} person={person} now={now} mayChange={mayChange} />
      ))}
    </Table>
  );
}

interface RowProps extends Pick<Props, "now" | "mayChange"> {
  person: Person;
}

function PersonRow({ person, now, mayChange }: RowProps) {
  const { t, i18n } = useLingui();
  const roles = person.roles.map((role) => i18n._(deskRoles[role]));
  return (
    <Row>
      <Cell>
        <bdi className={css.name}>{person.name}</bdi>
        <CellNote>{person.email}</CellNote>
      </Cell>
      <Cell head={t`Roles`}>{formatList(roles, i18n.locale as Locale)}</Cell>
      <Cell head={t`Access`}>
        <Access person={person} now={now} />
      </Cell>
      <Cell head={t`Last login`}>
        {person.last_sign_in === null ? <NoCell /> : formatMoment(person.last_sign_in, i18n)}
      </Cell>
      {mayChange ? (
        <Cell head={t`Actions`}>
          <Actions person={person} />
        </Cell>
      ) : null}
    </Row>
  );
}

function Access({ person, now }: Pick<RowProps, "person" | "now">) {
  const { i18n } = useLingui();
  const { disabled_at, is_ready, link_until } = person;
  if (disabled_at !== null)
    return (
      <>
        <Badge>
          <Trans>Disabled</Trans>
        </Badge>
        <CellNote>{formatMoment(disabled_at, i18n)}</CellNote>
      </>
    );
  if (is_ready)
    return (
      <Badge tone="positive">
        <Trans>Active</Trans>
      </Badge>
    );
  const until = link_until ?? 0;
  const end = formatMoment(until, i18n);
  return (
    <>
      <Badge tone={until > now ? "caution" : "negative"}>
        {until > now ? <Trans>Link sent</Trans> : <Trans>Link expired</Trans>}
      </Badge>
      <CellNote>
        <Trans>Valid until {end}</Trans>
      </CellNote>
    </>
  );
}

function Actions({ person: { id, name, disabled_at } }: Pick<RowProps, "person">) {
  const { t } = useLingui();
  const { ask } = usePeopleWork();
  const own = usePerson().id;
  if (id === own)
    return (
      <p className={css.self}>
        <Trans>You</Trans>
      </p>
    );
  const action = (kind: Exclude<Subject["kind"], "deskAddPerson">, does: string) => (
    <Button look="quiet" small aria-label={t`${does}: ${name}`} onClick={() => ask({ kind, id })}>
      {does}
    </Button>
  );
  return (
    <CellActions>
      {action("deskSetRoles", t`Change roles`)}
      {disabled_at === null ? action("deskReset", t`Reset access`) : null}
      {disabled_at === null ? action("deskDisable", t`Disable`) : action("deskEnable", t`Enable`)}
    </CellActions>
  );
}
