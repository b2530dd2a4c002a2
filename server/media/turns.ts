/** Error for work that cannot wait for its turn, because too much waits already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Does one piece of work at a time, in the order it was asked for.
 * @param mostWaiting pieces that may wait meanwhile
 * @returns runs the work; throws `TooManyWaiting` at once when too much waits
 */
export function createTurns(mostWaiting: number) {
  const queue: (() => void)[] = [];
  let isBusy = false;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) {
      if (queue.length >= mostWaiting) throw new TooManyWaiting();
      await new Promise<void>((go) => queue.push(go));
    } else isBusy = true;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else isBusy = false;
    }
  };
}
