/** A box of the chart: the applicant, somebody who is needed, or anybody else. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  /** What it is, in a word or two. */
  readonly note: string;
  /** Its share of the applicant, as printed. */
  readonly share: string;
  readonly look: "applicant" | "needed" | "plain";
}

/** Who holds how much of whom; circles are not drawn. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** The stake, as printed. */
  readonly stake: string;
}

export interface Holders {
  /** The applicant first. */
  readonly holders: readonly Holder[];
  readonly links: readonly Link[];
}

/** The links on the way from somebody who is needed to the applicant. */
export function litLinks({ holders, links }: Holders): ReadonlySet<Link> {
  const lit = new Set<Link>();
  const follow = (id: string): void => {
    for (const link of links) {
      if (link.from !== id || lit.has(link)) continue;
      lit.add(link);
      follow(link.to);
    }
  };
  for (const { id, look } of holders) if (look === "needed") follow(id);
  return lit;
}
