import { type RefObject, useEffect, useState } from "react";
import type { FormRef } from "./use-scope-of.ts";

/** A new page starts at the top with the focus on its heading, or on its issues if there are any. */
export function useNewPage(
  id: string,
  heading: RefObject<HTMLHeadingElement | null>,
  form: FormRef | undefined,
) {
  const [first] = useState(id);
  useEffect(() => {
    if (!form || form.getSnapshot().context.issues.length > 0 || location.hash !== "") return;
    if (id !== first || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: "instant" });
    }
  }, [id, first, heading, form]);
}
