import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { insInfo, sendEmailCaptcha } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { deskClaim, deskDecision, deskRequest, deskVerdict } from "#contract/calls/desk-work.ts";
import { deskLogin } from "#contract/calls/desk-session.ts";
import { sha256 } from "#server/crypto.ts";
import { fillIn } from "../support/server/applicant.ts";
import { acceptDocuments, atDesk, caseSeen, type DeskMember } from "../support/server/desk.ts";
import { deskApi } from "../support/server/desk-api.ts";
import { newEmail } from "../support/server/credentials.ts";
import { comeInvited } from "../support/server/invited.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();

interface Case {
  accountId: string;
  id: string;
  line: string;
}

type Name = "rae" | "ana" | "sam" | "adi";
const people = {} as Record<Name, DeskMember>;
const cases = {} as Record<"reviewed" | "proposed" | "endorsed" | "asked", Case>;
const clients = {} as Record<"gatehouse_app" | "the owner of the tables", pg.Client>;

async function aCase(): Promise<Case> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const email = newEmail();
  dataOf(await member.api(sendAssistantEmail, { body: { email } }));
  await comeInvited(portal, portal.browser(), email);
  const { rae } = people;
  dataOf(await rae.api(deskClaim, { params: { id: member.formId } }));
  const { lines } = await caseSeen(rae, member.formId);
  return { accountId: member.accountId, id: member.formId, line: lines[0]!.line };
}

async function decide(by: Name, { id, line }: Case, act: "propose" | "endorse") {
  const { snapshot } = await caseSeen(people[by], id);
  const outcome = act === "propose" ? ("approve" as const) : null;
  const body = { line: line as "exchange", act, outcome, snapshot };
  dataOf(await people[by].api(deskDecision, { params: { id }, body }));
}

beforeAll(async () => {
  people.rae = await atDesk(portal, "Rae", "reviewer");
  people.ana = await atDesk(portal, "Ana", "approver");
  people.sam = await atDesk(portal, "Sam", "seniorManager");
  people.adi = await atDesk(portal, "Adi", "administrator", "auditor");
  for (const name of ["reviewed", "proposed", "endorsed", "asked"] as const)
    cases[name] = await aCase();
  for (const each of [cases.proposed, cases.endorsed]) {
    await acceptDocuments(people.rae, each.id);
    await decide("rae", each, "propose");
  }
  await decide("sam", cases.endorsed, "endorse");
  // Leaves a count of failed logins for her address.
  await deskApi(portal.browser())(deskLogin, {
    body: { email: people.ana.email, password: "Wrong-Kettle-58" },
  });
  const { id, line } = cases.asked;
  const [file] = (await caseSeen(people.rae, id)).files;
  const judged = { kind: "document", target: file!.uid, value: file!.sha256 } as const;
  const verdict = { ...judged, verdict: "rejected", reason: "unreadable" } as const;
  dataOf(await people.rae.api(deskVerdict, { params: { id }, body: verdict }));
  const { snapshot } = await caseSeen(people.rae, id);
  const item = { slot: file!.slot, rejected_uid: file!.uid, reason: "unreadable" } as const;
  const body = {
    lines: [line as "exchange"],
    due_on: "2026-12-04",
    public_text: "",
    snapshot,
    items: [{ ...item, public_text: "Too dark." }],
  };
  dataOf(await people.rae.api(deskRequest, { params: { id }, body }));
  for (const [name, options] of Object.entries({
    gatehouse_app: "-c role=gatehouse_app",
    "the owner of the tables": undefined,
  })) {
    const client = new pg.Client({ connectionString: portal.databaseUrl, options });
    await client.connect();
    clients[name as keyof typeof clients] = client;
  }
});
afterAll(() => Promise.all(Object.values(clients).map((client) => client.end())));

const tokenOf = (name: Name) =>
  portal.services.keys.tokenHmac("desk_session", people[name].browser.cookies.get("kyc_desk")!);
const idOf = (name: Name) => people[name].id;

interface Move {
  chart: "kycStatus" | "decision" | "businessAccount";
  event: string;
  by: string;
  to: string;
  facts?: object;
  /** The person in whose name it is written. */
  as?: Name;
  /** The role of the member in whose name it is written. */
  member?: "holder" | "assistant";
  value?: unknown;
}

/** An event and the status that follows it, as the portal writes them. */
function moved({ accountId, line }: Case, move: Move): string[] {
  const { chart, event, by, to, facts = {}, as, member, value = to } = move;
  const own = `account_id = '${accountId}' and line = '${line}' and chart = '${chart}'`;
  const person = as ? `'${idOf(as)}'::uuid` : "null::uuid";
  const id = `(select id from member where account_id = '${accountId}' and role = '${member}')`;
  return [
    `insert into line_event (status_id, seq, account_id, chart, version, from_state, event, by_role,
      to_state, to_path, facts, person_id, member_id)
     select id, seq + 1, account_id, chart, version, state, '${event}', '${by}', '${to}',
      state_path('${JSON.stringify(value)}'),
      '${JSON.stringify(facts)}', ${person}, ${id} from line_status where ${own}`,
    `update line_status set seq = seq + 1, state = '${to}',
      snapshot = jsonb_set(snapshot, '{value}', '${JSON.stringify(value)}') where ${own}`,
  ];
}

const proposal = (as: Name, outcome: string, by = "reviewer"): Move => ({
  chart: "decision",
  event: "decision.propose",
  to: "proposed",
  as,
  by,
  facts: { outcome },
  value: { proposed: "awaitingApprover" },
});
const confirm = (as: Name, by = "approver"): Move => ({
  chart: "decision",
  event: "decision.confirm",
  to: "decided",
  as,
  by,
});
const decided = (as: Name, outcome: string): Move => ({
  chart: "decision",
  event: "decision.decide",
  to: "decided",
  by: "approver",
  as,
  facts: { outcome },
});
const approve = (as: Name | null, by = "approver"): Move => ({
  chart: "kycStatus",
  event: "kyc.approve",
  to: "approved",
  by,
  ...(as ? { as } : {}),
});
const reject = (as: Name, kind: string, nested: string): Move => ({
  chart: "kycStatus",
  event: "kyc.reject",
  to: "rejected",
  by: "approver",
  as,
  facts: { kind },
  value: { rejected: nested },
});
const withdraw = (member?: "assistant"): Move => ({
  chart: "kycStatus",
  event: "kyc.withdraw",
  by: "holder",
  to: "notSubmitted",
  ...(member ? { member } : {}),
});
const byHolder = { chart: "kycStatus", by: "holder", member: "holder" } as const;
const submitted: Move = { ...byHolder, event: "kyc.submit", to: "inProgress" };
const lapse: Move = { chart: "kycStatus", event: "kyc.lapse", by: "system", to: "inProgress" };

interface Attack {
  on: keyof typeof cases;
  /** Whose session the transaction knows. */
  as: Name | null;
  does: (it: Case) => string[];
}

const alone = (as: Name | null, on: Attack["on"], ...moves: (() => Move)[]): Attack => ({
  on,
  as,
  does: (it) => moves.flatMap((move) => moved(it, move())),
});

const onStatus = (change: string): Attack => ({
  on: "reviewed",
  as: "ana",
  does: ({ accountId }) => [`update line_status set ${change} where account_id = '${accountId}'`],
});

const edit = (table: string, change: string, on: Attack["on"] = "reviewed"): Attack => ({
  on,
  as: "rae",
  does: ({ accountId }) => [
    `do $$ begin
      if not exists (select from ${table} where account_id = '${accountId}') then
        raise exception 'nothing to attack in ${table}';
      end if;
    end $$`,
    `${change.startsWith("delete") ? change : `update ${table} set ${change}`} where account_id = '${accountId}'`,
  ],
});

const forged = (columns: string, values: () => string): Attack => ({
  on: "endorsed",
  as: null,
  does: (it) => [
    `set local app.secret = '${"ab".repeat(32)}'`,
    `insert into desk_session (seal, token_hmac, created_at, idle_until, ends_at, ${columns})
     values ('', decode('${"ab".repeat(32)}', 'hex'), now(), now() + interval '1 day', now() + interval '1 day',
      ${values()})`,
    `update desk_session set second_factor_at = now() where token_hmac = app_secret()`,
    ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
  ],
});

const fileLimit = (as: Name | null, named: Name, total = 60): Attack => ({
  on: "reviewed",
  as,
  does: ({ accountId }) => [
    `insert into file_limit (account_id, account_number, files_total, reason, person_id, at)
     select id, number, ${total}, 'x', '${idOf(named)}', now() from account where id = '${accountId}'`,
  ],
});

const attacks: Record<string, Attack> = {
  "a status moved without an event": onStatus("state = 'approved'"),
  "a status moved to its next number without an event": onStatus(
    `seq = seq + 1, state = 'approved', snapshot = '{"value":"approved"}'`,
  ),
  "the beginning of a status changed": onStatus("begun = '{}'"),
  "a status that is removed": edit("line_status", "delete from line_status"),
  "an event that is edited": edit("line_event", "facts = '{}'"),
  "an event that is removed": edit("line_event", "delete from line_event"),
  "an event that the chart does not have": alone("ana", "reviewed", () => ({
    chart: "kycStatus",
    event: "kyc.approve",
    to: "approved",
    by: "reviewer",
    as: "rae",
  })),
  "a verdict that is edited": edit("review_verdict", "verdict = 'accepted'", "asked"),
  "a verdict that is removed": edit("review_verdict", "delete from review_verdict", "asked"),
  "a submitted application set back to a draft": edit(
    "application",
    "state = 'draft', submitted_at = null",
  ),
  "a submitted application for other lines": edit("application", "lines = '{}'"),
  "a file under another name": edit("upload", "name = 'x.pdf'"),
  "a file with other bytes": edit("upload", "key = 'x', sha256 = sha256('x')"),
  "a file that is stored and gone": edit("upload", "removed_at = now()"),
  "a submitted file that is removed": edit("upload", "state = 'removed', removed_at = now()"),
  "a code that gets its tries back": {
    on: "reviewed",
    as: null,
    does: () => ["update challenge set tries = tries - 1"],
  },
  "a trail that goes on from an older row": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `select append_trail(a, h.seal, null) from audit a join audit_head h using (account_id)
       where account_id = '${accountId}' and a.seq = 1`,
    ],
  },
  "a trail that is edited": edit("audit", "action = 'x'"),
  "a trail that is removed": edit("audit", "delete from audit"),
  "a request that asks for something else": edit(
    "document_request",
    "due_on = '2030-01-01'",
    "asked",
  ),
  "a request that moves to another case": edit("document_request", "lines = '{}'", "asked"),
  "a request that is removed": edit("document_request", "delete from document_request", "asked"),
  "an item that is removed": edit("request_item", "delete from request_item", "asked"),
  "an item that asks for something else": edit("request_item", "public_text = ''", "asked"),
  "an item that forgets the rejected document": edit(
    "request_item",
    "rejected_sha256 = null",
    "asked",
  ),
  "a request cancelled by no one": {
    on: "asked",
    as: null,
    does: ({ accountId }) => [
      `update document_request set ended_at = now(), outcome = 'cancelled' where account_id = '${accountId}'`,
    ],
  },
  "a request in another person's name": {
    on: "reviewed",
    as: "ana",
    does: ({ accountId, id }) => [
      `insert into document_request (application_id, account_id, lines, due_on, public_text, person_id, created_at)
       values ('${id}', '${accountId}', '{}', '2030-01-01', '', '${idOf("rae")}', now())`,
    ],
  },
  "a case given to another person by the applicant": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `update review_case set assignee = '${idOf("ana")}' where account_id = '${accountId}'`,
    ],
  },
  "a withdrawal by a collaborator": alone(null, "reviewed", () => withdraw("assistant")),
  "a withdrawal in no one's name": alone(null, "reviewed", () => withdraw()),
  "an approval without a decision": alone("ana", "reviewed", () => approve("ana")),
  "an approval in no one's name": alone("ana", "reviewed", () => approve(null)),
  "an approval by another person than the one who decided": {
    on: "reviewed",
    as: "ana",
    does: (it) => [...moved(it, decided("ana", "rejectRetry")), ...moved(it, approve("ana"))],
  },
  "an approval with another person's decision": {
    on: "endorsed",
    as: "ana",
    does: (it) => [
      ...moved(it, confirm("ana")),
      `select set_config('app.secret', '${tokenOf("rae").toString("hex")}', true)`,
      ...moved(it, approve("rae")),
    ],
  },
  "an elevated approval by one person": alone(
    "ana",
    "reviewed",
    () => decided("ana", "approve"),
    () => approve("ana"),
  ),
  "an own proposal confirmed": alone(
    "ana",
    "reviewed",
    () => proposal("ana", "approve", "approver"),
    () => confirm("ana"),
    () => approve("ana"),
  ),
  "an approval without the senior manager": alone(
    "ana",
    "proposed",
    () => confirm("ana"),
    () => approve("ana"),
  ),
  "an approval by a reviewer as an approver": alone(
    "rae",
    "endorsed",
    () => confirm("rae"),
    () => approve("rae"),
  ),
  "an approval by a senior manager as an approver": alone("sam", "endorsed", () => confirm("sam")),
  "a confirmation in another person's name": alone("rae", "endorsed", () => confirm("ana")),
  "an endorsement by an approver": alone("ana", "proposed", () => ({
    chart: "decision",
    event: "decision.endorse",
    to: "proposed",
    by: "seniorManager",
    as: "ana",
  })),
  "a decision without any session": alone(null, "endorsed", () => confirm("ana")),
  "an approval that repeats an earlier decision": {
    on: "endorsed",
    as: "ana",
    does: (it) => [
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
      "commit",
      "begin",
      `select set_config('app.secret', '${tokenOf("ana").toString("hex")}', true),
        set_config('app.account', '${it.accountId}', true)`,
      ...[lapse, approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  "a final rejection alone": alone(
    "ana",
    "reviewed",
    () => decided("ana", "rejectFinal"),
    () => reject("ana", "FINAL", "final"),
  ),
  "a final rejection under the name of one that can be tried again": alone(
    "ana",
    "reviewed",
    () => decided("ana", "rejectRetry"),
    () => reject("ana", "RETRY", "final"),
  ),
  "a final rejection on a decision to let the applicant try again": alone(
    "ana",
    "reviewed",
    () => decided("ana", "rejectRetry"),
    () => reject("ana", "FINAL", "final"),
  ),
  "an account that opens without an approval": alone("rae", "reviewed", () => ({
    chart: "businessAccount",
    event: "account.open",
    by: "holder",
    member: "holder",
    to: "underReview",
  })),
  "an approval on the proposal of a person who is disabled": {
    on: "endorsed",
    as: "adi",
    does: (it) => [
      `update desk_person set disabled_at = now() where id = '${idOf("rae")}'`,
      `select set_config('app.secret', '${tokenOf("ana").toString("hex")}', true)`,
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  "an approval on the endorsement of a person who is no longer a senior manager": {
    on: "endorsed",
    as: "adi",
    does: (it) => [
      `update desk_person set roles = '{auditor}' where id = '${idOf("sam")}'`,
      `select set_config('app.secret', '${tokenOf("ana").toString("hex")}', true)`,
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  "the last administrator disabled": {
    on: "reviewed",
    as: "adi",
    does: () => [`update desk_person set disabled_at = now() where id = '${idOf("adi")}'`],
  },
  "the last administrator without the role": {
    on: "reviewed",
    as: "adi",
    does: () => [`update desk_person set roles = '{auditor}' where id = '${idOf("adi")}'`],
  },
  "a session that begins with its second factor": forged(
    "person_id, second_factor_at",
    () => `'${idOf("ana")}', now()`,
  ),
  "a session whose second factor used up no code": forged("person_id", () => `'${idOf("ana")}'`),
  "a session of another person": {
    on: "endorsed",
    as: "rae",
    does: () => [
      `update desk_session set person_id = '${idOf("ana")}' where token_hmac = app_secret()`,
    ],
  },
  "an elevated approval alone after a later submission at a lower risk": {
    on: "reviewed",
    as: "ana",
    does: (it) => {
      const [submit, ...then] = moved(it, submitted);
      const later = (statement: string) =>
        statement
          .replace("member_id)", "member_id, at)")
          .replace(" from line_status", ", '2030-01-01' from line_status");
      return [
        ...moved(it, { ...withdraw(), ...byHolder }),
        `insert into risk_score
          (account_id, application_id, line, model_version, lists_version, total, band, needs_two, inputs, result, at)
         values ('${it.accountId}', '${it.id}', '${it.line}', 'x', 'x', 0, 'low', false, '{}', '{}', '2030-01-01')`,
        later(submit!),
        ...then,
        ...[decided("ana", "approve"), approve("ana")].flatMap((move) => moved(it, move)),
      ];
    },
  },
  "a verdict of a case under another account": {
    on: "reviewed",
    as: "rae",
    does: ({ id }) => [
      `insert into review_verdict (application_id, account_id, kind, target, value_sha256, verdict, person_id, at)
       values ('${id}', '${cases.asked.accountId}', 'answer', 'x', 'x', 'verified', '${idOf("rae")}', now())`,
    ],
  },
  "an item that is added to a request": {
    on: "asked",
    as: null,
    does: ({ accountId }) => [
      `insert into request_item (request_id, account_id, position, slot, reason, public_text)
       select id, account_id, 99, 'identity', 'glare', 'x' from document_request where account_id = '${accountId}'`,
    ],
  },
  "an item that a person of the desk adds later": {
    on: "asked",
    as: "rae",
    does: ({ accountId }) => [
      `insert into request_item (request_id, account_id, position, slot, reason, public_text)
       select id, account_id, 99, 'identity', 'glare', 'x' from document_request where account_id = '${accountId}'`,
    ],
  },
  "an answer in words by a person of the desk": edit("request_item", "words = 'x'", "asked"),
  "a request that ends as answered with no answer": {
    on: "asked",
    as: null,
    does: ({ accountId }) => [
      `update document_request set ended_at = now(), outcome = 'answered' where account_id = '${accountId}'`,
    ],
  },
  "a status that moves by an event of a table of one's own": {
    on: "reviewed",
    as: null,
    does: ({ accountId, line }) => [
      `create temp table line_event as select id as status_id, seq + 1 as seq, account_id, chart, version,
        state as from_state, 'approved'::text as to_state, 'approved'::text as to_path from line_status
        where account_id = '${accountId}' and line = '${line}' and chart = 'kycStatus'`,
      `update public.line_status set seq = seq + 1, state = 'approved', snapshot = jsonb_set(snapshot, '{value}', '"approved"')
        where account_id = '${accountId}' and line = '${line}' and chart = 'kycStatus'`,
    ],
  },
  "an account that opens by a status of a table of one's own": {
    on: "reviewed",
    as: null,
    does: ({ accountId, line }) => [
      `create temp table line_status as select * from public.line_status where account_id = '${accountId}'`,
      `update pg_temp.line_status set state = 'approved' where chart = 'kycStatus'`,
      `insert into public.line_event (status_id, seq, account_id, chart, version, from_state, event, by_role, to_state, to_path, member_id)
       select id, seq + 1, account_id, chart, version, state, 'account.open', 'holder', 'underReview', 'underReview',
        (select id from member where account_id = '${accountId}' and role = 'holder')
       from public.line_status where account_id = '${accountId}' and line = '${line}' and chart = 'businessAccount'`,
    ],
  },
  "a session that goes on after its end": {
    on: "endorsed",
    as: "rae",
    does: () => [
      `update desk_session set revoked_at = now() where token_hmac = app_secret()`,
      `update desk_session set revoked_at = null where token_hmac = app_secret()`,
    ],
  },
};

/** A session for another person, after a change of that person as if it used up a code. */
const takenOver = (as: Name): Attack => ({
  on: "endorsed",
  as,
  does: (it) => [
    `select set_config('app.secret', encode(email_key, 'hex'), true) from desk_person
      where id = '${idOf("ana")}'`,
    ...proofBy("totp_step = totp_step + 1"),
    ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
  ],
});

const proofBy = (change: string) => [
  `update desk_person set ${change} where id = '${idOf("ana")}'`,
  `set local app.secret = '${"ac".repeat(32)}'`,
  `insert into desk_session (seal, token_hmac, person_id, created_at, idle_until, ends_at)
   values ('', decode('${"ac".repeat(32)}', 'hex'), '${idOf("ana")}', now(), now() + interval '1 day', now() + interval '1 day')`,
  `update desk_session set second_factor_at = now() where token_hmac = app_secret()`,
];

/** What only the portal's role is kept from; the owner adds people and gives roles. */
const byPortalOnly: Record<string, Attack> = {
  "a row of a trail that is not appended": {
    on: "reviewed",
    as: "rae",
    does: ({ accountId }) => [
      `insert into audit select (jsonb_populate_record(a, jsonb_build_object('seq', h.seq + 1))).*
       from audit a join audit_head h using (account_id) where account_id = '${accountId}' and a.seq = 1`,
    ],
  },
  "an entry of a trail in another person's name": {
    on: "reviewed",
    as: "rae",
    does: ({ accountId }) => [
      `select append_trail(jsonb_populate_record(a, jsonb_build_object('seq', h.seq + 1, 'prev_hash', h.hash,
         'actor', 'desk ${idOf("ana")}')), h.seal, null)
       from audit a join audit_head h using (account_id) where account_id = '${accountId}' and a.seq = 1`,
    ],
  },
  "a head that is moved": edit("audit_head", "seq = seq - 1"),
  "a code that is forgotten": {
    on: "reviewed",
    as: "rae",
    does: () => ["delete from challenge"],
  },
  "a visit that is forgotten, with its codes": {
    on: "reviewed",
    as: "rae",
    does: () => ["delete from pre_session"],
  },
  "a session of a colleague by the key of their address": takenOver("rae"),
  "a session of a person that an administrator changes": {
    on: "endorsed",
    as: "adi",
    does: (it) => [
      ...proofBy("totp_step = totp_step + 1"),
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  "a session of a colleague by a key that their session tells": {
    on: "endorsed",
    as: null,
    does: (it) => [
      `set local app.secret = '${"ad".repeat(32)}'`,
      `insert into desk_session (seal, token_hmac, person_id, created_at, idle_until, ends_at)
       values ('', app_secret(), '${idOf("ana")}', now(), now() + interval '1 day', now() + interval '1 day')`,
      `do $$ begin
        if not prove_desk_session(app_secret(),
          (select decode(to_jsonb(s) ->> 'email_key', 'escape') from desk_session_found(app_secret(), now()) s),
          9999999999, null, now(), now() + interval '1 day')
        then raise exception 'no code' using errcode = 'insufficient_privilege'; end if;
      end $$`,
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  "a session of a colleague by a key that the counts of logins tell": {
    on: "endorsed",
    as: null,
    does: (it) => [
      `do $$ declare known text; begin
        perform set_config('app.secret', '${"ae".repeat(32)}', true);
        insert into desk_session (seal, token_hmac, person_id, created_at, idle_until, ends_at)
          values ('', app_secret(), '${idOf("ana")}', now(), now() + interval '1 day', now() + interval '1 day');
        for known in select substring(key from '[0-9a-f]{64}') from rate_bucket where key ~ '[0-9a-f]{64}' loop
          exit when prove_desk_session(app_secret(), decode(known, 'hex'), 9999999999, null, now(),
            now() + interval '1 day');
        end loop;
      end $$`,
      ...[confirm("ana"), approve("ana")].flatMap((move) => moved(it, move)),
    ],
  },
  ...Object.fromEntries(
    ["email_key", "password_hash", "totp_secret", "recovery_hashes", "setup_hmac"].map(
      (column): [string, Attack] => [
        `the ${column} of a colleague`,
        { on: "reviewed", as: "rae", does: () => [`select ${column} from desk_person`] },
      ],
    ),
  ),
  "a role that a person gives to themselves": {
    on: "reviewed",
    as: null,
    does: () => [
      `select set_config('app.secret', '${portal.services.keys.deskEmailKey(people.rae.email).toString("hex")}', true)`,
      `do $$ begin
        update desk_person set roles = '{reviewer,approver}';
        if not found then
          raise exception 'no row to change' using errcode = 'insufficient_privilege';
        end if;
      end $$`,
    ],
  },
  "a role that an administrator gives to themselves": {
    on: "reviewed",
    as: "adi",
    does: () => [
      `update desk_person set roles = '{administrator,approver}' where id = '${idOf("adi")}'`,
    ],
  },
  "a password that an administrator sets": {
    on: "reviewed",
    as: "adi",
    does: () => [`update desk_person set password_hash = 'x' where id = '${idOf("rae")}'`],
  },
  "roles that the person of a link gives to themselves": {
    on: "reviewed",
    as: "adi",
    does: () => [
      `update desk_person set password_hash = null, setup_until = now(),
        setup_hmac = decode('${"ef".repeat(32)}', 'hex') where id = '${idOf("rae")}'`,
      `select set_config('app.secret', '${"ef".repeat(32)}', true)`,
      `update desk_person set roles = '{approver}', password_hash = 'x', setup_hmac = null,
        setup_until = null where id = '${idOf("rae")}'`,
    ],
  },
  "a person invited by a reviewer": {
    on: "reviewed",
    as: "rae",
    does: () => [
      `insert into desk_person
        (email, email_key, name, roles, totp_secret, recovery_hashes, setup_hmac, setup_until)
       values ('x', 'x', 'x', '{approver}', 'x', '{}', 'x', now())`,
    ],
  },
  "a person who is added": {
    on: "reviewed",
    as: "rae",
    does: () => [
      `select set_config('app.secret', '${"cd".repeat(32)}', true)`,
      `insert into desk_person (email, email_key, name, roles, password_hash, totp_secret, recovery_hashes)
       values ('x', decode('${"cd".repeat(32)}', 'hex'), 'x', '{approver}', 'x', 'x', '{}')`,
    ],
  },
  "an action of the desk in another person's name": {
    on: "reviewed",
    as: "rae",
    does: () => [
      `insert into desk_event (person_id, action, at) values ('${idOf("ana")}', 'session.begin', now())`,
    ],
  },
  "a verdict in another person's name": {
    on: "reviewed",
    as: "rae",
    does: ({ accountId, id }) => [
      `insert into review_verdict (application_id, account_id, kind, target, value_sha256, verdict, person_id, at)
       values ('${id}', '${accountId}', 'answer', 'x', 'x', 'verified', '${idOf("ana")}', now())`,
    ],
  },
  "a verdict by an auditor": {
    on: "reviewed",
    as: "adi",
    does: ({ accountId, id }) => [
      `insert into review_verdict (application_id, account_id, kind, target, value_sha256, verdict, person_id, at)
       values ('${id}', '${accountId}', 'answer', 'x', 'x', 'verified', '${idOf("adi")}', now())`,
    ],
  },
  "a lower score after the submission": {
    on: "reviewed",
    as: null,
    does: ({ accountId, id, line }) => [
      `insert into risk_score
        (account_id, application_id, line, model_version, lists_version, total, band, needs_two, inputs, result, at)
       values ('${accountId}', '${id}', '${line}', 'x', 'x', 0, 'low', false, '{}', '{}', '2030-01-01')`,
    ],
  },
  "a case that is closed before its lines are decided": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `update review_case set queue = 'closed', clock = 'stopped', due_on = null, days_left = null
       where account_id = '${accountId}'`,
    ],
  },
  ...Object.fromEntries(
    [
      "queue = 'waiting'",
      "queue = 'overdue', queued_at = now()",
      "clock = 'paused', due_on = null, days_left = 3",
      "clock = 'stopped', due_on = null, days_left = null",
      "due_on = '2030-01-01'",
      "queued_at = '2030-01-01'",
      "round = 9",
    ].map((change): [string, Attack] => [
      `an open case moved by hand: ${change}`,
      {
        on: "reviewed",
        as: null,
        does: ({ accountId }) => [
          `update review_case set ${change} where account_id = '${accountId}'`,
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      "queue = 'waiting', clock = 'paused', due_on = null, days_left = 3",
      "due_on = '2030-01-01'",
      "queued_at = '2030-01-01'",
      "round = round + 1",
    ].map((change): [string, Attack] => [
      `an open case moved by hand after an event of its line: ${change}`,
      {
        on: "proposed",
        as: "rae",
        does: (it) => [
          ...moved(it, {
            chart: "decision",
            event: "decision.change",
            by: "system",
            to: "undecided",
          }),
          `update review_case set ${change} where account_id = '${it.accountId}'`,
        ],
      },
    ]),
  ),
  "a face that is verified without an entry on the trail": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `insert into identity_check (account_id, kind, person, vendor, transaction, sealed_url, begun_at, asked_at, expires_at)
       values ('${accountId}', 'face', '', 'x', 'x', 'x', now(), now(), now())`,
      `update identity_check set state = 'verified', ended_at = now() where account_id = '${accountId}'`,
    ],
  },
  "a proof without a code": {
    on: "reviewed",
    as: null,
    does: () => [
      `insert into challenge (purpose, email_key, code_hmacs, codes_expire, sent_at, pre_session_id, proof_hmac,
         proof_expires_at)
       select 'reset', 'x', '{x}', array[now()], now(), id, sha256('x'), now() from pre_session limit 1`,
    ],
  },
  "a code that counts as given": {
    on: "reviewed",
    as: null,
    does: () => [
      "update challenge set proof_hmac = sha256('x') where id = (select id from challenge limit 1)",
    ],
  },
  ...Object.fromEntries(
    ["password_hash = 'x'", "email = 'x@y.example', email_key = 'x'", "role = 'assistant'"].map(
      (change): [string, Attack] => [
        `a member with ${change}`,
        {
          on: "reviewed",
          as: null,
          does: ({ accountId }) => [
            `update member set ${change} where account_id = '${accountId}' and role = 'holder'`,
          ],
        },
      ],
    ),
  ),
  "a file in a submitted application": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `insert into upload select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
         'client_uid', gen_random_uuid()))).* from upload u where account_id = '${accountId}' and state = 'stored' limit 1`,
    ],
  },
  "a review date set by the applicant": {
    on: "reviewed",
    as: null,
    does: ({ accountId, line }) => [
      `insert into line_validity (account_id, line, review_on) values ('${accountId}', '${line}', '2099-01-01')`,
    ],
  },
  "a limit of files raised by the applicant": fileLimit(null, "ana"),
  "a limit of files raised by a reviewer": fileLimit("rae", "rae"),
  "a limit of files raised in another person's name": fileLimit("rae", "ana"),
  "a limit of files that is lowered": fileLimit("ana", "ana", 0),
  "a platform connected without an entry on the trail": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `insert into platform_identity (account_id, member_id, issuer, identity_key, shown_as, bound_at, seal)
       select account_id, id, 'x', 'x', 'x', now(), 'x' from member where account_id = '${accountId}' and role = 'holder'`,
    ],
  },
  "a case that changes its reference": {
    on: "reviewed",
    as: null,
    does: ({ accountId }) => [
      `update review_case set reference = 'x' where account_id = '${accountId}'`,
    ],
  },
};

const kept = [
  "line_status",
  "line_event",
  "review_verdict",
  "document_request",
  "request_item",
  "review_case",
  "application",
  "upload",
  "audit_head",
];

async function state({ accountId }: Case) {
  const each = kept.map(
    (table) =>
      `(select jsonb_agg(t order by t::text) from ${table} t where account_id = $1) as ${table}`,
  );
  const persons = "(select jsonb_agg(p order by id) from desk_person p) as people";
  const limit = "(select files_total from account where id = $1) as files_total";
  const sessions = "(select jsonb_agg(s order by id) from desk_session s) as sessions";
  const [row] = await portal.rows(`select ${[...each, persons, sessions, limit].join(", ")}`, [
    accountId,
  ]);
  return row;
}

async function attacked(client: pg.Client, { on, as, does }: Attack): Promise<string | null> {
  const it = cases[on];
  await client.query("begin");
  try {
    await client.query("select set_config('app.account', $1, true)", [it.accountId]);
    if (as)
      await client.query("select set_config('app.secret', $1, true)", [
        tokenOf(as).toString("hex"),
      ]);
    for (const statement of does(it)) await client.query(statement);
    await client.query("commit");
    return null;
  } catch (error) {
    await client.query("rollback");
    return (error as { code: string }).code;
  }
}

/** Integrity constraints, permissions and row policies. */
const refusals = ["23000", "23503", "42501"];

describe.each(["gatehouse_app", "the owner of the tables"] as const)("AC07 AC12 by %s", (role) => {
  const own = role === "gatehouse_app" ? { ...attacks, ...byPortalOnly } : attacks;
  // Last, since it begins with a real approval.
  const last = "an approval that repeats an earlier decision";
  test.each(Object.keys(own).filter((name) => name !== last))("%s is refused", async (name) => {
    const attack = own[name]!;
    const before = await state(cases[attack.on]);
    expect(refusals).toContain(await attacked(clients[role], attack));
    expect(await state(cases[attack.on])).toEqual(before);
  });
});

test("AC12 what two people and a senior manager decide is accepted, once", async () => {
  const attack = attacks["an approval that repeats an earlier decision"]!;
  expect(refusals).toContain(await attacked(clients.gatehouse_app, attack));
  const [row] = await portal.rows<{ state: string }>(
    "select state from line_status where account_id = $1 and line = $2 and chart = 'kycStatus'",
    [cases.endorsed.accountId, cases.endorsed.line],
  );
  expect(row!.state).toBe("approved");
});

describe("AC07 what SQL as the portal's role makes up, the portal does not accept", () => {
  const made = "made-up-by-sql-".padEnd(43, "x");

  test("a proof that a code was given", async () => {
    const { email, accountId } = await portal.member();
    const browser = portal.browser();
    dataOf(await browser.api(sendEmailCaptcha, { body: { email: newEmail(), type: "reset" } }));
    const client = clients.gatehouse_app;
    await client.query("begin");
    await client.query("select set_config('app.account', $1, true)", [accountId]);
    await client.query(
      `with made as (
        insert into challenge (id, purpose, email_key, code_hmacs, codes_expire, sent_at, pre_session_id)
        select gen_random_uuid(), 'reset', m.email_key, '{x}', array[now() + interval '1 hour'], now(), p.id
        from member m, (select id from pre_session order by expires_at desc limit 1) p
        returning id
      ) select set_config('app.made', id::text, true) from made`,
    );
    const proved = await client.query(
      `select outcome from try_code(current_setting('app.made')::uuid, 'x', 5, now(), $1, now() + interval '1 hour')`,
      [sha256(made)],
    );
    await client.query("commit");
    expect(proved.rows).toEqual([{ outcome: "proved" }]);
    const body = { email, proof: made, password: "Another-Kettle-58" };
    expect(refusal(await browser.api(resetPassword, { body }))).toBe("proofSpent");
  });

  test("a session", async () => {
    const { accountId } = await portal.member();
    const client = clients.gatehouse_app;
    await client.query("begin");
    await client.query("select set_config('app.account', $1, true)", [accountId]);
    await client.query(
      `insert into session (seal, token_hmac, member_id, account_id, idle_until, ends_at)
       select '', $1, id, account_id, now() + interval '1 hour', now() + interval '1 hour' from member`,
      [sha256(made)],
    );
    await client.query("commit");
    const browser = portal.browser();
    browser.cookies.set("kyc_sid", made);
    expect(refusal(await browser.api(insInfo))).toBe("sessionExpired");
  });

  test("the token of one's own session, for another account", async () => {
    const [mine, theirs] = [await portal.member(), await portal.member()];
    const attack = ["update session set token_hmac = 'x'", "update session set account_id = $1"];
    for (const statement of attack) {
      const values = statement.includes("$1") ? [theirs.accountId] : [];
      const { gatehouse_app: client } = clients;
      await client.query("begin");
      await client.query("select set_config('app.account', $1, true)", [mine.accountId]);
      await expect(client.query(statement, values)).rejects.toMatchObject({ code: "42501" });
      await client.query("rollback");
    }
  });
});

test("AC07 every function finds its tables by a search path of its own", async () => {
  const rows = await portal.rows(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
      and coalesce(array_to_string(proconfig, ';'), '') not like '%search_path=public, pg_temp%'`,
  );
  expect(rows).toEqual([]);
});

test("AC07 the portal's role makes no temporary table", async () => {
  const [row] = await portal.rows(
    "select has_database_privilege('gatehouse_app', current_database(), 'temporary') as may",
  );
  expect(row).toEqual({ may: false });
});
