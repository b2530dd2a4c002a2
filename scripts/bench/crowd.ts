import { answerApart, askApart } from '#scripts/bench/apart.ts';
import { type Buying, buyAll, type Purchase } from '#scripts/bench/buying.ts';

/** As `buyAll`, in a process of its own. */
export const buyApart = (buying: Buying): Promise<(Purchase | null)[]> =>
  askApart(import.meta.filename, buying);

if (import.meta.main) await answerApart(buyAll);
