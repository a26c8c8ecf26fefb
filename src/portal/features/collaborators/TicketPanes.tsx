import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyActorRef, SnapshotFrom, StateValue } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { useCall } from "#portal/actors/use-call.ts";

type Joined<Value> = Value extends string
  ? Value
  : { [State in keyof Value & string]: `${State},${Value[State] & string}` }[keyof Value & string];

/** Which pane of a ticket's page is shown. */
export function usePane<Actor extends AnyActorRef>(actor: Actor) {
  return useSelector(actor, ({ value }: { value: StateValue }) =>
    typeof value === "string" ? value : Object.entries(value).join(),
  ) as Joined<SnapshotFrom<Actor>["value"]>;
}

interface TicketCallProps {
  parent: AnyActorRef;
  id: string;
  /** Of the page where the call failed. */
  failed?: ReactNode;
}

/** The call that reads the ticket or signs the person in: under way, or why it failed and the way to try again. */
export function TicketCall({ parent, id, failed }: TicketCallProps) {
  const { failure, send } = useCall(parent, id);
  return (
    <FocusOnChange pane={failure !== null}>
      {failure === null ? (
        <Reading />
      ) : (
        <Unanswered title={failed} refusal={failure} again={send} />
      )}
    </FocusOnChange>
  );
}

/** While the server is asked about the ticket. */
export function Reading() {
  return (
    <PageHead title={<Trans>One moment</Trans>} lead={<Trans>We are checking your link.</Trans>} />
  );
}

interface UnansweredProps {
  title?: ReactNode;
  refusal: string;
  again: () => void;
}

/** The link could not be read: why, and a button to try again. */
export function Unanswered({
  title = <Trans>We could not read the link</Trans>,
  refusal,
  again,
}: UnansweredProps) {
  return (
    <>
      <PageHead title={title} />
      <FieldStack>
        <ErrorSummary title={refusal} errors={[]} />
        <Button wide onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </FieldStack>
    </>
  );
}

/** Nothing can be done on this page: why, and a link to the login page. */
export function DeadEnd({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Link className={buttonLink.secondary} to="/kyc/login">
        <Trans>Go to the login page</Trans>
      </Link>
    </>
  );
}
