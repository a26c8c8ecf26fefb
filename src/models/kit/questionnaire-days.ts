/** A questionnaire that is due on `last`, and what it is on each day. */
export const days = {
  soon: "2026-12-15",
  last: "2026-12-22",
  after: "2026-12-23",
  outdated: "2028-05-23",
};
