import { inject } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import {
  emptyTable,
  kindOf,
  submit,
  typedTable,
  typePasswords,
} from "../../screens/shared/form.ts";
import { password } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { Member } from "../../../journeys/support/member.ts";
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
);
