import type { ticketEntry } from "@gatehouse/machines/ticket-entry";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { ActorRefFrom, AnyActorRef, SnapshotFrom, StateValue } from "xstate";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { buttonLink } from "../shell/button-link.ts";

export type EntryRef = ActorRefFrom<typeof ticketEntry>;

type Joined<Value> = Value extends string
  ? Value
  : { [State in keyof Value & string]: `${State},${Value[State] & string}` }[keyof Value & string];

/** Which pane of a ticket's page is shown. */
export function usePane<Actor extends AnyActorRef>(actor: Actor) {
  return useSelector(actor, ({ value }: { value: StateValue }) =>
    typeof value === "string" ? value : Object.entries(value).join(),
  ) as Joined<SnapshotFrom<Actor>["value"]>;
}

/** A link that is pasted where the page stands open already is read like one that opens it. */
export function useLaterTicket() {
  const router = useRouter();
  useEffect(() => {
    const read = () => void router.invalidate();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [router]);
}

/** While the server reads the ticket or lets the person in. */
export function Reading() {
  return (
    <PageHead
      title={<Trans>One moment</Trans>}
      lead={<Trans>We are checking the link you came by.</Trans>}
    />
  );
}

/** The server said nothing of the ticket. */
export function Unread({ entry }: { entry: EntryRef }) {
  const refusal = useSelector(entry, (snapshot) => snapshot.context.refusal);
  return <Unanswered refusal={refusal} again={() => entry.send({ type: "ticket.read" })} />;
}

/** The link could not be read for now: why, where that is known, and the way to try again. */
export function Unanswered({ refusal, again }: { refusal: string | null; again: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={<Trans>The link could not be read</Trans>} />
      <FieldStack>
        <ErrorSummary title={refusal ?? t`Server error!`} errors={[]} />
        <Button wide onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </FieldStack>
    </>
  );
}

/** Nothing can be done here: why, and the way to the login page. */
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
