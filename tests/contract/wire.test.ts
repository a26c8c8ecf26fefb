import * as v from "valibot";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changes, saveKyc } from "#contract/calls/onboarding.ts";
import { register, sendEmailCaptcha } from "#contract/calls/account.ts";
import { type Call, type Caller, mayCall } from "#contract/calls/call.ts";
import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { calls } from "#contract/calls/index.ts";
import { saveRequestWords } from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { codeIn } from "../support/contract/outcome.ts";

const rows: Call[] = Object.values(calls).flatMap((subject) => Object.values(subject) as Call[]);
const line = ({ method, path }: Call) => `${method} ${path}`;

describe("the calls", () => {
  test("have the specification's methods and paths to the letter", () => {
    const specified = [
      "POST /ins-kyc/v1/action/login",
      "POST /ins-kyc/v1/action/logout",
      "POST /ins-kyc/v1/action/register",
      "POST /ins-kyc/v1/action/send-email-captcha",
      "POST /ins-kyc/v1/action/verify-captcha",
      "GET /ins-kyc/anon/v1/countries",
      "GET /ins-kyc/v1/ins-info",
      "POST /ins-kyc/v1/action/save-kyc",
      "GET /ins-kyc/v1/kyc-form/{id}",
      "POST /ins-kyc/v1/action/upload-file",
      "POST /ins-kyc/v1/action/login-by-ticket",
      "POST /ins-kyc/anon/v1/action/oauth-login",
      "POST /ins-kyc/anon/v1/action/bind-ins-with-oauth-ticket",
      "POST /ins-kyc/anon/v1/action/create-ins-with-oauth-ticket",
      "GET /ins-kyc/anon/v1/get-email-by-ticket",
      "POST /ins-kyc/anon/v1/action/send-captcha-by-ticket",
      "POST /ins-kyc/anon/v1/action/login-by-ekyc-ticket",
      "GET /wallet/user/yd/anon/switch",
    ];
    expect(specified.filter((one) => !rows.map(line).includes(one))).toEqual([]);
  });

  test("measure what a person writes in characters, as its box counts them", () => {
    const { words } = saveRequestWords.body.entries;
    const length = (count: number) => v.safeParse(words, "😀".repeat(count)).success;
    expect([limits.requestWordsMax, limits.requestWordsMax + 1].map(length)).toEqual([true, false]);
  });

  test("are none twice", () => {
    expect(rows.map(line).length).toBe(new Set(rows.map(line)).size);
  });

  test("stand below /ins-kyc except the captcha's switch, describe each path parameter, and send nothing with GET", () => {
    const odd = rows.filter((row) => {
      const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = Object.keys((row.params as unknown as { entries: object }).entries);
      return (
        !/^\/ins-kyc\/(anon\/)?v1\/[a-z0-9-]+(\/[a-z0-9-]+)*(\/\{\w+\})?$|^\/wallet\/user\/yd\/anon\/switch$/.test(
          row.path,
        ) ||
        inPath.join() !== described.join() ||
        (row.method === "GET") !== (row.sends === "nothing") ||
        // The specification calls it anon; a signature needs the session of the holder.
        (row.path.includes("/anon/") && row.caller !== "anyone" && row !== signOtcAggrement)
      );
    });
    expect(odd.map(line)).toEqual([]);
  });

  test("the list of countries is full unless told", () => {
    expect(v.parse(calls.account.countries.query, {})).toEqual({ full_list: "true" });
  });

  test("an upload is multipart and carries its form, slot and id", () => {
    expect(uploadFile.sends).toBe("multipart");
    expect(Object.keys(uploadFile.body.entries)).toEqual(["form_id", "slot", "uid"]);
    const slots = [
      "articles",
      "identity.5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f01",
      "../x",
      "a/b",
      "",
      "A",
    ];
    const id = "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f01";
    expect(
      slots.filter((slot) => v.safeParse(uploadFile.body, { form_id: id, slot, uid: id }).success),
    ).toEqual(slots.slice(0, 2));
  });

  test.each<[Caller, boolean, boolean, boolean]>([
    ["anyone", true, true, true],
    ["member", false, true, true],
    ["holder", false, false, true],
    ["collaborator", false, true, false],
  ])("%s: guest %s, assistant %s, holder %s", (caller, guest, assistant, holder) => {
    expect([
      mayCall(caller, null),
      mayCall(caller, "assistant"),
      mayCall(caller, "holder"),
    ]).toEqual([guest, assistant, holder]);
  });
});

describe("registering", () => {
  const sent = {
    email: "ada@harbour-light.example",
    proof: "p".repeat(43),
    password: "Abcdefg1",
    register_type: "institution",
    country_code: "+852",
    phone: "5123 4567",
    contact_name: "Chan Tai Man",
    designation: "Director",
  };
  const codes = (change: object) => {
    const checked = v.safeParse(register.body, { ...sent, ...change });
    return checked.success
      ? "ok"
      : checked.issues.map((issue) => [issue.path?.[0]?.key, codeIn(issue.message)]);
  };

  test("keeps what is sent, and an empty sales e-mail where none is", () => {
    expect(v.parse(register.body, sent)).toEqual({ ...sent, phone: "51234567", sales_email: "" });
  });

  test.each([
    [{}, "ok"],
    [{ register_type: "individual", email: "ada@gmail.com" }, "ok"],
    [{ email: "ada@gmail.com" }, [["email", "genericMailbox"]]],
    [{ register_type: "trust" }, [["register_type", "selectRequired"]]],
    [{ designation: "d".repeat(101) }, [["designation", "tooLong"]]],
    [{ designation: "" }, [["designation", "designationRequired"]]],
    [{ designation: "", register_type: "individual" }, "ok"],
    [
      { contact_name: "" },
      [
        ["contact_name", "required"],
        ["contact_name", "notAnAnswer"],
      ],
    ],
    [{ password: "abcdefgh" }, [["password", "passwordRule"]]],
    [{ phone: "1234" }, [["phone", "phoneFormat"]]],
    [{ country_code: "852" }, [["country_code", "countryCodeRequired"]]],
  ])("%j: %j", (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test("a bad sales e-mail is refused", () => {
    expect(v.is(register.body, { ...sent, sales_email: "x" })).toBe(false);
  });

  test("a code is sent only for a purpose that exists", () => {
    const body = (type: string) => v.is(sendEmailCaptcha.body, { email: sent.email, type });
    expect([body("register"), body("reset"), body("anything")]).toEqual([true, true, false]);
  });
});

describe("the changes of a form", () => {
  const nested = (depth: number): unknown => (depth === 0 ? "x" : { a: nested(depth - 1) });

  test.each<[string, unknown, boolean]>([
    ["an answer", { companyInformation: { entityName: "Harbour" } }, true],
    ["an answer that is cleared", { companyInformation: { entityName: null } }, true],
    ["half an answer", { companyInformation: { incorporationDate: "2026--" } }, true],
    ["a person", { relatedInformation: { people: [{ id: "1", roles: ["ubo"] }] } }, true],
    ["no object", "x", false],
    ["a section that is no object", { companyInformation: "x" }, false],
    ["a name with a dot", { "a.b": {} }, false],
    ["a name with a capital", { Company: {} }, false],
    ["a prototype", JSON.parse('{"a":{"b":{"__proto__":{"c":1}}}}'), false],
    ["NUL", { a: { b: "x\u0000" } }, false],
    ["half a character", { a: { b: "x\ud800" } }, false],
    ["5000 characters", { a: { b: "x".repeat(5000) } }, true],
    ["5001 characters", { a: { b: "x".repeat(5001) } }, false],
    ["a number without end", { a: { b: Number.POSITIVE_INFINITY } }, false],
    ["200 rows", { a: { b: Array.from({ length: 200 }, () => 1) } }, true],
    ["201 rows", { a: { b: Array.from({ length: 201 }, () => 1) } }, false],
    ["seven levels", { a: { b: nested(7) } }, true],
    ["eight levels", { a: { b: nested(8) } }, false],
  ])("%s", (_, given, expected) => {
    expect(v.is(changes, given)).toBe(expected);
  });

  test("drop a name that would reach beyond the answers", () => {
    const given = JSON.parse(
      '{"constructor":{"a":1},"a":{"__proto__":{"b":1},"prototype":1,"c":2}}',
    );
    expect(v.parse(changes, given)).toEqual({ a: { c: 2 } });
  });

  test("are kept exactly as given", () => {
    const answers = fc.dictionary(
      fc.stringMatching(/^[a-b][A-C]{0,3}$/),
      fc.dictionary(
        fc.stringMatching(/^[a-b][A-C]{0,3}$/),
        fc.string({ unit: "grapheme", maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(answers, (given) => {
        expect(v.parse(changes, given)).toEqual({ ...given });
      }),
    );
  });

  test("a submission names its key and the hash of what was seen", () => {
    const id = "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f01";
    const body = (submit: unknown) =>
      v.is(saveKyc.body, { form_id: id, revision: 0, changes: {}, submit });
    expect([
      body({ idempotency_key: id, seen: "0".repeat(64) }),
      body({ idempotency_key: "1", seen: "0".repeat(64) }),
      body({ idempotency_key: id, seen: "G".repeat(64) }),
      body(undefined),
    ]).toEqual([true, false, false, true]);
    expect(v.is(saveKyc.body, { form_id: id, revision: -1, changes: {} })).toBe(false);
  });
});
