import { inject } from "vitest";
import { register } from "#contract/calls/account.ts";
import { changePassword } from "#contract/calls/security.ts";
import { givePassword, wrongDetails } from "#tests/charts/screens/accounts/registration.ts";
import { ofInstitution } from "#tests/charts/screens/application/sections.model.ts";
import {
  emptyTable,
  faultyTable,
  kindOf,
  returnedTable,
  submit,
  typedTable,
  typePasswords,
} from "#tests/charts/screens/shared/form.ts";
import { password, someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { openAtCode } from "../accounts/registration.scene.ts";
import { openSections } from "../application/sections.scene.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-CN";
const say = await spokenIn(locale);

/** The dialog of a person who changes the password. */
async function open(): Promise<PageUi> {
  const context = await visit({ baseUrl, locale, member: await Member.at(baseUrl) });
  const wire = await Wire.of(context, [changePassword]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  const ui = new PageUi(page, wire, undefined, say);
  await submit(ui);
  return ui;
}

const next = "Walnut-Ladder-31";

let edits = 0;
/** Other words than before. */
function edit(ui: PageUi) {
  edits += 1;
  return typePasswords(ui, password, `${next}${edits}`);
}

/** The details of a registration after the server's rules have changed. */
async function openReturned(): Promise<PageUi> {
  const scene = await openAtCode({ email: "", designation: "Director" }, someone());
  await scene.giveCode();
  await givePassword(scene, password);
  await scene.refuse(register, "malformed", wrongDetails);
  return scene;
}

/** A section of an application that the server has returned. */
async function openFaulty(): Promise<PageUi> {
  const member = await Member.at(baseUrl);
  await member.prepare();
  const ui = await openSections(member, "/kyc/verify");
  await ofInstitution.beReturned(ui);
  return ui;
}

/** The form of a dialog, before the real server, which rejects a wrong password. */
testTour(
  onTour<PageUi>(typedTable, {
    open,
    events: {
      "field.edit": edit,
      "form.check": async (ui, _, __, then) => {
        const isWrong = then !== undefined && kindOf(then) === "rejected";
        await typePasswords(ui, isWrong ? `${password}x` : password, next);
        await submit(ui);
      },
      "xstate.done.actor.check": ({ wire }) => wire.pass(changePassword),
    },
    states: { accepted: (ui) => ui.seesNo("dialog") },
  }),
  onTour<PageUi>(emptyTable, { open }),
  onTour<PageUi>(returnedTable, { open: openReturned }),
  onTour<PageUi>(faultyTable(ofInstitution), { open: openFaulty }),
);
