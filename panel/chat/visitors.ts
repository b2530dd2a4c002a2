import type { GetVisitorsAnswer, VisitorRow } from '#lib/contract/admin-chat.ts';

/** Most visitors in the list, as the service answers them. */
const most = 200;

/** The list after a visitor came, went on or left. Who went on stays where they stand, who came stands first. */
export function withVisitor(known: GetVisitorsAnswer, visitor: VisitorRow): GetVisitorsAnswer {
  const at = known.visitors.findIndex((each) => each.visitor === visitor.visitor);
  if (visitor.isHere && at >= 0) {
    return { ...known, visitors: known.visitors.with(at, visitor) };
  }
  if (visitor.isHere) {
    return {
      visitors: [visitor, ...known.visitors].slice(0, most),
      total: known.total + 1,
    };
  }
  if (at < 0) return known;
  return {
    visitors: known.visitors.toSpliced(at, 1),
    total: Math.max(0, known.total - 1),
  };
}
