import { promised, type Promised } from '#components/delivery/promise-words.ts';
import { deliveryTexts } from '#components/delivery/texts.ts';
import type { Town } from '#lib/delivery/town.ts';
import { findTown, readPromise, townStore } from '#lib/delivery/store.ts';

async function readFor(town: Town, variant: number | undefined): Promise<Promised | null> {
  const answer = await readPromise({
    Town: { Province: town.province, City: town.city },
    ...(variant !== undefined && { Variant: variant }),
  }).catch(() => null);
  return answer && promised(town.city, answer, Date.now());
}

/** A basket without a town may still be far from being sent free. */
async function readUsual(): Promise<Promised | null> {
  const answer = await readPromise({}).catch(() => null);
  return answer && { line: deliveryTexts.ask, note: '', freeFrom: answer.freeFrom, isOwn: false };
}

/**
 * Reads what is promised for the visitor's town, and again when they choose another one. What the page says stays when
 * the service does not answer, and on product pages without a town.
 * @param variant the one that is to be sent, if one is
 * @returns a function that stops it
 */
export function followPromise(
  variant: number | undefined,
  report: (found: Promised) => void,
): () => void {
  let isOver = false;
  const usual = () => (variant === undefined ? readUsual() : null);
  const read = async () => {
    const { town } = townStore.getState();
    const found = await (town === null ? usual() : readFor(town, variant));
    if (!isOver && found !== null && townStore.getState().town === town) report(found);
  };
  findTown();
  void read();
  const leave = townStore.subscribe(() => void read());
  return () => {
    isOver = true;
    leave();
  };
}
