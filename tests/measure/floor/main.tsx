import { setupI18n } from "@lingui/core";
import { I18nProvider, Trans, useLingui } from "@lingui/react";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { ofetch } from "ofetch";
import { type FormEvent, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { assign, fromPromise, setup } from "xstate";

const login = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty()),
});
type Login = v.InferOutput<typeof login>;

const chart = setup({
  types: {
    context: {} as { given: Login; error: string },
    events: {} as { type: "send"; given: Login },
  },
  actors: {
    ask: fromPromise<unknown, Login>(({ input }) =>
      ofetch("/ins-kyc/v1/action/login", { method: "POST", body: input }),
    ),
  },
}).createMachine({
  id: "login",
  context: { given: { email: "", password: "" }, error: "" },
  initial: "ready",
  states: {
    ready: {
      on: { send: { target: "asking", actions: assign({ given: ({ event }) => event.given }) } },
    },
    asking: {
      tags: "busy",
      invoke: {
        src: "ask",
        input: ({ context }) => context.given,
        onDone: "done",
        onError: { target: "ready", actions: assign({ error: "refused" }) },
      },
    },
    done: { type: "final" },
  },
});

function LoginPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const actor = useActorRef(chart);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const done = useSelector(actor, (snapshot) => snapshot.status === "done");
  const error = useSelector(actor, (snapshot) => snapshot.context.error);
  useEffect(() => {
    if (done) void navigate({ to: "/kyc/signup" });
  }, [done, navigate]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = v.safeParse(login, Object.fromEntries(new FormData(event.currentTarget)));
    if (given.success) actor.send({ type: "send", given: given.output });
  };
  return (
    <form onSubmit={submit}>
      <h1>
        <Trans id="Log in" />
      </h1>
      <input name="email" type="email" aria-label={i18n._("Email")} />
      <input name="password" type="password" aria-label={i18n._("Password")} />
      <button type="submit" disabled={busy}>
        <Trans id="Log in" />
      </button>
      {error ? <p role="alert">{error}</p> : null}
      <Link to="/kyc/signup">
        <Trans id="Register" />
      </Link>
    </form>
  );
}

const i18n = setupI18n();
i18n.loadAndActivate({ locale: "en", messages: {} });

const rootRoute = createRootRoute({
  component: () => (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  ),
});
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/login",
  component: LoginPage,
});
const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kyc/signup",
  component: () => <Trans id="Register" />,
});
const router = createRouter({ routeTree: rootRoute.addChildren([loginRoute, signupRoute]) });

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
