import { type RefObject, useEffect, useState } from "react";
import type { useApplication } from "../../wiring/application-context.ts";
import type { useForm } from "../../wiring/use-onboarding.ts";

/** A new page begins at its head, with the focus on its heading, and with what the server refused there. */
export function useNewPage(
  id: string,
  heading: RefObject<HTMLHeadingElement | null>,
  application: ReturnType<typeof useApplication>,
  form: ReturnType<typeof useForm>,
) {
  const [first] = useState(id);
  useEffect(() => {
    const refused = form ? application.takeRefused(id) : undefined;
    if (refused) form?.send({ type: "issues.show", issues: refused });
    else if (location.hash !== "") return;
    else if (id !== first || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: "instant" });
    }
  }, [id, first, heading, application, form]);
}
