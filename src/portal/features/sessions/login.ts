import { type CheckInput, type CheckOutcome, form } from "@gatehouse/machines/shared/form";
import { type ActorRefFrom, fromPromise } from "xstate";
import type { Say } from "#contract/questions/messages.ts";

const fetchCheck = () => import("./login-check.ts");

let loaded: Awaited<ReturnType<typeof fetchCheck>> | undefined;

/** Fetches what the login needs once somebody begins to type: the rules, their words, the client. */
export async function prepareLogin() {
  loaded ??= await fetchCheck();
  return loaded;
}

/** The login page: checks the two answers, then asks the server; a success begins the session. */
export const loginForm = form.provide({
  actors: {
    check: fromPromise<CheckOutcome, CheckInput>(async ({ input }) => {
      const { checkLogin } = await prepareLogin();
      return checkLogin(input.values);
    }),
  },
});

let proved = "";

/** Keeps the address that somebody has just proved, so that the login page need not ask for it. */
export function knowAddress(email: string): void {
  proved = email;
}

/** What the login page begins with: what was typed already, and where an account or a password was just made its address. */
export function firstValues(isMade: boolean): Record<string, string> {
  return { ...(isMade && proved !== "" ? { email: proved } : {}), ...typedBeforeHydration() };
}

/** The words of an issue; there are none before the first check has fetched them. */
export const sayOnceLoaded: Say = (...issue) => loaded?.sayIssue(...issue) ?? "";

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
 * The page has come alive: what was typed while it did is taken in, and from now on the form hears each key. The
 * address that was kept for it is its own now: whoever comes next begins without it.
 */
export function takeOver(page: ActorRefFrom<typeof loginForm>) {
  const { answers, section } = page.getSnapshot().context;
  for (const [name, value] of Object.entries(typedBeforeHydration())) {
    answers.send({ type: "answer.set", section, name, value });
  }
  document.getElementById("root")?.removeAttribute("data-prerendered");
  proved = "";
}
