/** A box of the chart: the applicant, a needed holder, or another holder. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  /** The kind of holder, in one or two words. */
  readonly note: string;
  /** The share of the applicant, formatted. */
  readonly share: string;
  readonly look: "applicant" | "needed" | "plain";
}

/** A stake of one holder in another. Cycles are not drawn. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly stake: string;
}

export interface Holders {
  /** The applicant is first. */
  readonly holders: readonly Holder[];
  readonly links: readonly Link[];
}

/** The links on a path from a needed holder to the applicant. */
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
