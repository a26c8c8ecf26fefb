/**
 * Leaves out ever smaller pieces of a story, the latest first, as long as what is left ends the same way. Gives what is left.
 * `told`: tells a story; gives the items of it that were needed until its end, null where it ends otherwise.
 */
export async function shorten<Item>(
  items: readonly Item[],
  told: (some: readonly Item[]) => Promise<readonly Item[] | null>,
  isLate: () => boolean = () => false,
): Promise<readonly Item[]> {
  let left = items;
  let size = left.length;
  while (size > 0) {
    const before = left.length;
    for (let end = left.length; end > 0; end = Math.min(end - size, left.length)) {
      if (isLate()) return left;
      const start = Math.max(end - size, 0);
      left = (await told(left.toSpliced(start, end - start))) ?? left;
    }
    if (size > 1) size = Math.ceil(Math.min(size, left.length) / 2);
    else if (left.length === before) size = 0;
  }
  return left;
}
