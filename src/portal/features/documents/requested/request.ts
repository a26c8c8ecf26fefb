import { additionalDocuments, type Sent } from "@gatehouse/machines/documents/additional-documents";
import {
  explanation,
  type ExplanationInput,
  type Saving,
} from "@gatehouse/machines/documents/explanation";
import type { RequestedItem } from "@gatehouse/machines/documents/requested-item";
import type { QueueEvent, QueueSource } from "@gatehouse/machines/documents/upload-queue";
import { type ActorRefFrom, fromCallback, fromPromise } from "xstate";
import { insInfo } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { additionalFiles, documentRequest, saveRequestWords } from "#contract/calls/requests.ts";
import { callActor } from "#portal/actors/call.ts";
import type { Api } from "#portal/system/api.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { servicesOf } from "#portal/system/system.ts";
import { documentQueue } from "../uploads.ts";

export type Request = ReplyTo<typeof documentRequest>;

type Kind = "otc" | "institutional";

/** Loads what the desk asks for: of this form, else of the first of the flow. Null when nothing is asked for. */
export async function loadRequest(api: Api, kind: Kind, form?: string): Promise<Request | null> {
  const id = form ?? (await formAsked(api, kind));
  if (id === undefined) return null;
  const outcome = await api(documentRequest, { params: { id } });
  if (!outcome.ok && outcome.refusal === "notFound") return null;
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
}

async function formAsked(api: Api, kind: Kind): Promise<string | undefined> {
  const info = await api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const isOtc = kind === "otc";
  const line = info.data.lines.find(
    ({ request, flow }) => request !== null && (flow !== "institutional") === isOtc,
  );
  return line?.request?.form_id;
}

/** The files of an item change in its own queue alone. */
const occupancy = fromCallback<QueueEvent, QueueSource>(({ input: { question }, sendBack }) => {
  const { files } = question as RequestedItem;
  sendBack({ type: "slot.change", files });
});

const save = fromPromise<Saving, ExplanationInput>(async ({ input, system }) => {
  const { formId: form_id, item, words } = input;
  const body = { form_id, item, words };
  const outcome = await servicesOf(system).api(saveRequestWords, { body });
  if (!outcome.ok && outcome.refusal !== "notPossible") throw new Error(outcome.refusal);
  return { isEnded: !outcome.ok };
});

export const wiredDocuments = additionalDocuments.provide({
  actors: {
    uploadQueue: documentQueue.provide({ actors: { occupancy } }),
    explanation: explanation.provide({ actors: { save, remove: save } }),
    sendCall: callActor(async ({ formId }: { formId: string }, { system }) =>
      callOutcome<{ reply_by: string }, Sent>(
        await servicesOf(system).api(additionalFiles, { body: { form_id: formId } }),
        (sent) => sent,
        { notPossible: { reply_by: null } },
      ),
    ),
  },
});

export type RequestRef = ActorRefFrom<typeof wiredDocuments>;

export interface RequestProps {
  actor: RequestRef;
  request: Request;
}
