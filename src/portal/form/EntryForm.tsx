import type { form } from "@gatehouse/machines/shared/form";
import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import type { Section } from "#contract/questions/question.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { Button } from "#ui/Button/Button.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { factsNow } from "./forms.ts";
import { FormErrors } from "./FormErrors.tsx";
import { ScopeProvider } from "./scope.ts";
import { issueMessage } from "#contract/questions/messages.ts";
import { SectionForm } from "./SectionForm.tsx";

interface PageProps {
  section: Section;
  submit: ReactNode;
  busy?: boolean;
}

interface Props extends PageProps {
  /** The chart that invokes the form, and the id of that invocation. */
  parent: AnyActorRef;
  child: string;
}

const noAnswers = () => ({});

/** A short form that another chart invokes. */
export function EntryForm({ parent, child, ...rest }: Props) {
  const page = useSelector(
    parent,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) => snapshot.children[child],
  ) as ActorRefFrom<typeof form> | undefined;
  if (page) return <PageForm page={page} {...rest} />;
  return (
    <Button wide busy>
      {rest.submit}
    </Button>
  );
}

/** A short form with its own actor. */
export function PageForm({
  page,
  section,
  submit,
  busy = false,
}: PageProps & { page: ActorRefFrom<typeof form> }) {
  const isChecking = useSelector(page, (snapshot) => snapshot.hasTag("busy"));
  const send = (event: FormEvent) => {
    event.preventDefault();
    // In a dialog over another form: React passes the event on to that one.
    event.stopPropagation();
    page.send({ type: "form.check" });
  };
  const facts = factsNow();
  const { answers } = page.getSnapshot().context;
  const worded = useSelector(answers, ({ context }) =>
    wordedSection(section, context.answers, facts.rulesOn),
  );
  const scope = {
    form: page,
    section: worded,
    page: section.id,
    path: [],
    all: noAnswers,
    facts,
    message: issueMessage,
  };
  return (
    <ScopeProvider value={scope}>
      <form onSubmit={send} noValidate>
        <FieldStack>
          <FormErrors />
          <SectionForm />
          <Button type="submit" wide busy={busy || isChecking}>
            {submit}
          </Button>
        </FieldStack>
      </form>
    </ScopeProvider>
  );
}
