import type { Page } from "playwright";
import { inject } from "vitest";
import { sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import { bindEmail, readEmailUndo, undoEmailChange } from "#contract/calls/security.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { byLinkTable, emailUndoTable } from "#tests/charts/screens/accounts/email-undo.ts";
import { password, someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { codeFor, undoLinkFor } from "#tests/journeys/support/mailbox.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const say = await spokenIn(locale);
const noTicket = "n".repeat(43);

/** What the server says of a link that still works. */
interface Link {
  ticket: string;
  account: string;
  email: string;
  present: string;
}

/** An account whose address was changed; gives the link that went to the one before. */
async function changed(): Promise<Link> {
  const { api, email: before } = await Member.at(baseUrl);
  const email = someone();
  given(await api(sendEmailCaptcha, { body: { email, type: "change" } }));
  const captcha = await codeFor(baseUrl, email, "code.change");
  const { proof } = given(await api(verifyCaptcha, { body: { email, type: "change", captcha } }));
  given(await api(bindEmail, { body: { email, proof, password } }));
  const ticket = new URL(await undoLinkFor(baseUrl, before), baseUrl).hash.slice(1);
  const { account_number: account, ...read } = given(
    await new Member(baseUrl).api(readEmailUndo, { body: { ticket } }),
  );
  return { ticket, account, email: read.email, present: read.present };
}

class Scene extends PageUi {
  /** The link of the account that is restored; null once it has done its work. */
  link: Link | null = null;
  #last: Link | null = null;

  constructor(page: Page, wire: Wire) {
    super(page, wire, (value) => this.#named(value), say);
  }

  #named(value: string): string {
    const { account, email, present } = this.#last!;
    if (value.startsWith("a")) return email;
    return value.startsWith("m") ? present : account;
  }

  /** Opens a link on the page: one that works, or one that has ended. */
  async follow(next: AnyEvent | undefined): Promise<void> {
    const isEnded = (next?.["output"] as { kind?: string } | undefined)?.kind === "ended";
    if (!isEnded) this.#last = this.link ??= await changed();
    const hash = isEnded ? noTicket : this.link!.ticket;
    await this.wire.sends(readEmailUndo, () =>
      this.page.evaluate((to) => (location.hash = to), hash),
    );
  }

  /** The server undoes the change, or has undone it already. */
  async undo({ output }: AnyEvent): Promise<void> {
    const { ticket } = this.link!;
    if ((output as { kind: string }).kind === "ended")
      given(await new Member(baseUrl).api(undoEmailChange, { body: { ticket } }));
    await this.wire.pass(undoEmailChange);
    this.link = null;
  }
}

async function open(hash = ""): Promise<Scene> {
  const context = await visit({ baseUrl, locale });
  const wire = await Wire.of(context, [readEmailUndo, undoEmailChange]);
  const page = await context.newPage();
  await page.goto(`/kyc/email-undo${hash}`);
  return new Scene(page, wire);
}

/** Undoing the change of an address, before the real server. */
testTour(
  onTour<Scene>(byLinkTable, { open: async () => open(`#${(await changed()).ticket}`) }),
  onTour<Scene>(emailUndoTable, {
    open: async () => open(),
    events: {
      "link.open": async (scene, { ticket }, _, next) => {
        if (ticket !== "") await scene.follow(next);
      },
      "xstate.done.actor.read": ({ wire }) => wire.pass(readEmailUndo),
      "xstate.done.actor.undo": (scene, event) => scene.undo(event),
    },
  }),
);
