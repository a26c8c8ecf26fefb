import { readFileSync } from "node:fs";
import type { UploadInput } from "@gatehouse/machines/documents/upload";
import type { Page } from "playwright";
import { inject } from "vitest";
import { deleteFile, uploadFile } from "#contract/calls/uploads.ts";
import { within } from "#models/kit/specification.ts";
import { isUnderWay, uploadTable } from "#tests/charts/screens/documents/upload.ts";
import { endReading, holdReading } from "#tests/support/held-reading.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { fixtures } from "#tests/journeys/support/fixtures.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { HeldReplies } from "./held-replies.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const say = await spokenIn(locale);

class Scene extends PageUi {
  readonly replies: HeldReplies;

  constructor(page: Page, wire: Wire, replies: HeldReplies, name: string) {
    // The file that the server has before the walk begins has a name of its own.
    super(page, wire, () => name, say);
    this.replies = replies;
  }

  goOnline = () => this.page.context().setOffline(false);
}

const files: Record<string, string> = {
  "deed.pdf": fixtures.pdf,
  "script.pdf": fixtures.scripted,
  "page.pdf": fixtures.disguised,
};

/** What the walks have sent; the slot begins empty each time. */
const sent = new Set<string>();

let person: Promise<Member> | undefined;
async function prepared(): Promise<Member> {
  const member = await Member.at(baseUrl);
  await member.prepare(...beforeDocuments, "uploadFiles");
  return member;
}

/** The slot with a file that was just chosen and that the browser reads; or with one that the server has. */
async function open(given: unknown): Promise<Scene> {
  const { name, stored } = given as UploadInput;
  const member = await (person ??= prepared());
  for (const uid of sent) await member.api(deleteFile, { body: { form_id: member.formId, uid } });
  const held = stored ? [await member.upload("other")] : [];
  await member.save({ supportingDocuments: { other: { files: held } } });
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [uploadFile, deleteFile]);
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.addInitScript(holdReading);
  const replies = await HeldReplies.of(page, uploadFile);
  page.on("request", (request) => {
    const [, uid] = /name="uid"\s+(\S+)/.exec(request.postData() ?? "") ?? [];
    if (uid) sent.add(uid);
  });
  await page.goto("/kyc/verify?section=supportingDocuments");
  const scene = new Scene(page, wire, replies, held[0]?.name ?? name);
  const slot = page.locator('[data-question="other"]');
  if (stored) await slot.locator("[aria-expanded=false]").click();
  else
    await slot.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/pdf",
      buffer: readFileSync(files[name]!),
    });
  return scene;
}

/** A file that has gone out is with the server, whatever becomes of the connection. */
const model = within(
  uploadTable.model,
  ({ type }, at) => !isUnderWay(at) || type !== "net.offline",
);

/** One file of a document slot, before the real server. */
testTour(
  onTour<Scene>(
    { ...uploadTable, model },
    {
      open,
      here: (event) => (event.type === "upload.progress" ? { ...event, percent: 100 } : event),
      events: {
        "upload.accept": ({ page }) => page.evaluate(endReading, true),
        "upload.progress": async ({ wire, replies }, _, before) => {
          if (!isUnderWay(before)) await wire.pass(uploadFile);
          await replies.came();
        },
        "upload.store": async ({ wire, replies }, _, before) => {
          if (!isUnderWay(before)) await wire.pass(uploadFile);
          await replies.pass();
        },
        "upload.reject": async ({ page, wire, replies }, { isRetryable }, before) => {
          if (before.matches("checking")) return page.evaluate(endReading, !isRetryable);
          if (isRetryable) return isUnderWay(before) ? replies.lose() : wire.lose(uploadFile);
          await wire.pass(uploadFile);
          await replies.pass();
        },
        "net.offline": ({ page }) => page.context().setOffline(true),
        "net.online": (scene) => scene.goOnline(),
        "xstate.done.actor.remove": async (scene) => {
          await scene.goOnline();
          await scene.wire.pass(deleteFile);
        },
      },
    },
  ),
);
