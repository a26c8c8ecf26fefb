import * as v from "valibot";

/** In words, as the chart draws them; the applicant first. The id of a party is that of its row. */
export const deskOwnership = v.object({
  holders: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      note: v.string(),
      share: v.string(),
      look: v.picklist(["applicant", "needed", "plain"]),
      /** The rules that made the party necessary, as stored with the submission. */
      why: v.array(v.string()),
    }),
  ),
  links: v.array(v.object({ from: v.string(), to: v.string(), stake: v.string() })),
});
