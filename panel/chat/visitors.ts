import type { GetVisitorsAnswer, VisitorRow } from '#lib/contract/admin-chat.ts';

/** Most visitors in the list, as the service answers them. */
const most = 200;

/** The list after a visitor came, went on or left. Who went on stays where they stand, who came stands first. */
export function withVisitor(known: GetVisitorsAnswer, visitor: VisitorRow): GetVisitorsAnswer {
  const { visitors, total } = known;
  const at = visitors.findIndex((each) => each.visitor === visitor.visitor);
  if (visitor.isHere && at >= 0) return { ...known, visitors: visitors.with(at, visitor) };
  // Some who are here are not in a full list: only those who came later than all in it are new.
  const isWhole = total <= visitors.length;
  if (visitor.isHere) {
    const isNew = isWhole || visitors.every(({ since }) => since <= visitor.since);
    return {
      visitors: [visitor, ...visitors].slice(0, most),
      total: isNew ? total + 1 : total,
    };
  }
  if (at < 0 && isWhole) return known;
  return {
    visitors: at < 0 ? visitors : visitors.toSpliced(at, 1),
    total: Math.max(0, total - 1),
  };
}
