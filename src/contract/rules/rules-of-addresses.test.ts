import { describe, expect, test } from "vitest";
import * as addresses from "#contract/rules/addresses.ts";
import * as contactRules from "#contract/rules/contact.ts";
import { outcomeOf, verdict } from "#tests/support/contract/outcome.ts";

const facts = { today: "2026-11-20", rulesOn: "2026-11-20", lines: [] };

describe("a web address", () => {
  test.each([
    ["harbour-light.example", { kept: "https://harbour-light.example" }],
    ["http://harbour-light.example/a?b=c", { kept: "http://harbour-light.example/a?b=c" }],
    ["  www.harbour-light.example  ", { kept: "https://www.harbour-light.example" }],
    ["例子.公司", { kept: "https://例子.公司" }],
    ["", { codes: ["urlRequired"] }],
    ["x", { codes: ["urlFormat"] }],
    ["localhost", { codes: ["urlFormat"] }],
    ["https://127.0.0.1/", { codes: ["urlFormat"] }],
    ["javascript:alert(1)", { codes: ["urlFormat"] }],
    ["data:text/html,x", { codes: ["urlFormat"] }],
    ["ftp://harbour-light.example", { codes: ["urlFormat"] }],
    ["https://user:secret@harbour-light.example", { codes: ["urlFormat"] }],
    ["harbour light.example", { codes: ["urlFormat"] }],
  ])("%j", (answer, expected) => {
    expect(outcomeOf(contactRules.url, answer)).toEqual(expected);
  });

  test("has at most 200 characters", () => {
    const host = "harbour-light.example/";
    expect(verdict(contactRules.url, host + "a".repeat(200 - host.length))).toBe("ok");
    expect(verdict(contactRules.url, host + "a".repeat(201 - host.length))).toBe("tooLong");
  });
});

describe("an address", () => {
  const office = { line1: "16 Sample Street", city: "Hong Kong", country: "HK" };

  test("may lack a second line and a postal code", () => {
    expect(outcomeOf(addresses.address, office)).toEqual({
      kept: { ...office, line2: "", postcode: "" },
    });
  });

  test.each([
    "PO Box 123",
    "P.O. Box 123",
    "p. o. box 5",
    "P O BOX 5",
    "POBOX 99",
    "Post Office Box 7",
    "Post Box 7",
    "GPO Box 11111",
    "Unit 5, G.P.O. Box 11",
    "PO Box 5",
    "Apartado Postal 4",
    "Postfach 10 20 30",
    "Casilla 12",
    "邮政信箱12号",
    "香港郵政信箱123號",
    "中环邮箱5",
    "中環 郵 政 信 箱 5",
    "郵.政.信.箱 5",
    "Ｐ．Ｏ．Ｂｏｘ　１２３",
    "P.O.B. 123",
    "P/O Box 5",
    "PO-Box 5",
    "P.O.Box123",
    "Private Bag 9",
    "Locked Bag 7",
    "Boîte postale 12",
    "P\u200dO Box 12",
    "P 0 Box 12",
    "PO#12",
    "P.O. # 12",
    "PÓ Box 4",
    "Caixa Postal 100",
    "Casella Postale 3",
    "Apartado de Correos 4",
    "東京中央私書箱5号",
    "서울 사서함 12호",
    "Москва, а/я 12",
  ])("%j is a post box", (line1) => {
    expect(addresses.isPostBox(line1)).toBe(true);
    expect(verdict(addresses.address, { ...office, line1 })).toBe("poBox");
    expect(verdict(addresses.address, { ...office, line2: line1 })).not.toBe("ok");
  });

  test.each([
    "16 Sample Street",
    "The Boxworks, 5 Po Lam Road",
    "Pobo Street",
    "12 Post Office Lane",
    "Postal Building, 2/F",
    "中環畢打街1號郵政總局大廈",
    "Boxhill Road",
    "Depot Boxer Street 4",
    "1 Apo Boxton Lane",
    "Casillas Road 4",
    "郵政總局大廈",
    "Private Baguette Lane 5",
  ])("%j is no post box", (line1) => {
    expect(addresses.isPostBox(line1)).toBe(false);
  });

  test.each([
    ["no first line", { ...office, line1: "" }, "required"],
    ["no town", { ...office, city: " " }, "required"],
    ["no country", { ...office, country: "" }, "selectRequired"],
    ["a postal code of 21 characters", { ...office, postcode: "1".repeat(21) }, "tooLong"],
    ["nothing", undefined, "required"],
  ])("%s is refused: %s", (_, answer, expected) => {
    const outcome = outcomeOf(addresses.address, answer);
    expect("codes" in outcome && outcome.codes.includes(expected)).toBe(true);
  });
});

describe("home addresses", () => {
  const home = (country: string, postcode: string) =>
    outcomeOf(addresses.homeAddress(facts), {
      line1: "3 Sample Terrace",
      city: "Sample",
      country,
      postcode,
    });

  test.each([
    ["SG", "018956"],
    ["GB", "EC1A 1BB"],
    ["CN", "100000"],
    ["HK", ""],
    ["MO", ""],
    ["AE", ""],
  ])("in %s the postal code %j will do", (country, postcode) => {
    expect(home(country, postcode)).not.toHaveProperty("codes");
  });

  test.each(["SG", "GB", "CN", "US", "TW"])("in %s it may not be missing", (country) => {
    expect(home(country, "")).toEqual({ codes: ["postcodeRequired"] });
  });

  test("nothing is said of the postal code while there is no country", () => {
    expect(home("", "")).toEqual({ codes: ["selectRequired"] });
  });

  test.each([
    [
      "Iceland",
      { line1: "Laugavegur 26, 3. hæð", city: "Reykjavík", postcode: "101", country: "IS" },
    ],
    [
      "Japan",
      { line1: "丸の内1丁目1番1号", city: "東京都千代田区", postcode: "100-0005", country: "JP" },
    ],
    ["the Emirates", { line1: "شارع الشيخ زايد ١٢", city: "دبي", country: "AE" }],
    ["India", { line1: "4-ए, महात्मा गांधी मार्ग", city: "मुंबई", postcode: "400001", country: "IN" }],
    [
      "Costa Rica",
      { line1: "200 m norte de la iglesia", city: "San José", postcode: "10101", country: "CR" },
    ],
    ["Thailand", { line1: "99/1 ถนนสุขุมวิท", city: "กรุงเทพฯ", postcode: "10110", country: "TH" }],
  ])("of %s, as it is written there", (_, answer) => {
    expect(outcomeOf(addresses.homeAddress(facts), answer)).not.toHaveProperty("codes");
  });
});
