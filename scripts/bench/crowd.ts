import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { type Buying, buyAll, type Purchase } from '#scripts/bench/buying.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

/**
 * As `buyAll`, in a process of its own, of the lowest priority: in truth the crowd uses other computers than the shop, and
 * the times measured here meanwhile are those of the shop.
 */
export async function buyApart(buying: Buying): Promise<(Purchase | null)[]> {
  const child = fork(import.meta.filename);
  const ended = once(child, 'exit');
  let bought: (Purchase | null)[] | null = null;
  child.on('message', (message: (Purchase | null)[]) => {
    bought = message;
  });
  child.send(buying);
  await ended;
  if (bought === null) throw new PlainFailure('the crowd of the flash sale ended early.');
  return bought;
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  const [buying]: Buying[] = await once(process, 'message');
  if (buying !== undefined) process.send?.(await buyAll(buying));
  process.disconnect();
}
