import { describe, expect, test } from "vitest";
import { addressRange } from "#server/address-range.ts";
import { consume } from "#server/http/rate-limits.ts";
import { sharedServices } from "#tests/support/server/portal.ts";

const portal = sharedServices();

const noon = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

test("EB10 of many requests at once exactly as many as are left are allowed", async () => {
  const { db } = portal.services;
  const limit = { key: "race", most: 10, windowSeconds: 60 };
  for (let use = 0; use < 9; use += 1) await consume(db, limit, noon);
  const taken = await Promise.all(Array.from({ length: 20 }, () => consume(db, limit, noon)));
  expect(taken.filter(({ allowed }) => allowed).length).toEqual(1);
});

test("EB11 a limit stands in the database, says how long to wait, and ends with its window", async () => {
  const { db } = portal.services;
  const limit = { key: "window", most: 1, windowSeconds: 60 };
  expect(await consume(db, limit, noon)).toEqual({ allowed: true });
  expect(await consume(db, limit, later(20))).toEqual({ allowed: false, secondsLeft: 40 });
  expect(await consume(db, limit, later(60))).toEqual({ allowed: true });
});

describe("EB08 EB09 what of an address is counted", () => {
  const rows: [string | undefined, string][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:bbbb:0:0:9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    [undefined, "unknown"],
  ];
  test.each(rows)("%s is counted as %s", (ip, range) => {
    expect(addressRange(ip)).toEqual(range);
  });
});
