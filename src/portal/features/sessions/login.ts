import { type Source, valuesOf } from "@gatehouse/machines/shared/answers";
import { type CheckOutcome, form } from "@gatehouse/machines/shared/form";
import { type ActorRefFrom, fromPromise } from "xstate";
import type { PortalRef } from "#portal/system/portal.ts";
import { forgetAddress, keptAddress } from "./kept-address.ts";
import type { IssueMessage } from "#contract/questions/messages.ts";

const fetchCheck = () => import("./login-check.ts");

/** The login page: checks the two answers, then asks the server; a success begins the session. */
export function wiredLogin() {
  let loaded: Awaited<ReturnType<typeof fetchCheck>> | undefined;
  /** Fetches what the login needs once a person begins to type: the rules, their words, the client. */
  const prepare = async () => (loaded ??= await fetchCheck());
  /** The words of an issue; there are none before the first check has fetched them. */
  const message: IssueMessage = (...issue) => loaded?.issueMessage(...issue) ?? "";
  const logic = form.provide({
    actors: {
      check: fromPromise<CheckOutcome, Source>(async ({ input, system }) => {
        const values = valuesOf(input);
        const { checkLogin } = await prepare();
        return checkLogin(values, system);
      }),
    },
  });
  return { logic, prepare, message };
}

/** What the login page begins with: what was typed already, and where an account or a password was just made its address. */
export function firstValues(portal: PortalRef, isMade: boolean): Record<string, string> {
  const email = keptAddress(portal);
  return { ...(isMade && email ? { email } : {}), ...typedBeforeHydration() };
}

/** What a person typed into the prerendered page before it came alive. */
function typedBeforeHydration(): Record<string, string> {
  if (typeof document === "undefined") return {};
  const typed = [
    ...document.querySelectorAll<HTMLInputElement>("#root[data-prerendered] input[name]"),
  ];
  return Object.fromEntries(
    typed.filter((input) => input.value !== "").map((input) => [input.name, input.value]),
  );
}

/**
 * The page is interactive: it takes in what was typed before, and from now on the form gets each key. The
 * address that was kept for it is dropped, so that the next person begins without it.
 */
export function adoptTypedValues(portal: PortalRef, page: ActorRefFrom<typeof form>) {
  const { answers, section } = page.getSnapshot().context;
  for (const [name, value] of Object.entries(typedBeforeHydration())) {
    answers.send({ type: "answer.set", section, name, value });
  }
  document.getElementById("root")?.removeAttribute("data-prerendered");
  forgetAddress(portal);
}
