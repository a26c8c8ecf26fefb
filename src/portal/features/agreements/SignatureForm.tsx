import type { form } from "@gatehouse/machines/shared/form";
import type { ActorRefFrom } from "xstate";
import type { signSection } from "#contract/forms/agreements/sign.ts";
import { issueMessage } from "#contract/questions/messages.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { factsNow } from "#portal/form/forms.ts";
import { FormErrors } from "#portal/form/FormErrors.tsx";
import { ScopeProvider } from "#portal/form/scope.ts";
import { SectionForm } from "#portal/form/SectionForm.tsx";

interface Props {
  page: ActorRefFrom<typeof form>;
  section: ReturnType<typeof signSection>;
}

/** Name, capacity, signature and confirmation. The button is in the foot of the page. */
export function SignatureForm({ page, section }: Props) {
  const scope = {
    form: page,
    section,
    page: section.id,
    path: [],
    all: () => ({}),
    facts: factsNow(),
    message: issueMessage,
  };
  return (
    <ScopeProvider value={scope}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          page.send({ type: "form.check" });
        }}
      >
        <FieldStack>
          <FormErrors />
          <SectionForm />
        </FieldStack>
      </form>
    </ScopeProvider>
  );
}
