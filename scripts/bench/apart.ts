import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { PlainFailure } from '#scripts/lib/steps.ts';

/**
 * Lets a module of `answerApart` work in a process of its own, of the lowest priority: in truth visitors use other computers
 * than the shop, and the times measured here are those of the shop.
 * @throws PlainFailure when it ends without an answer
 */
export async function askApart<Result>(file: string, given: object): Promise<Result> {
  const child = fork(file);
  child.send(given);
  const answer: unknown[] | null = await Promise.race([
    once(child, 'message'),
    once(child, 'disconnect').then(() => null),
  ]);
  if (answer === null) throw new PlainFailure(`${file} ended early.`);
  return answer[0] as Result;
}

/** The other side of `askApart`. */
export async function answerApart<Given>(work: (given: Given) => Promise<unknown>): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const [given]: Given[] = await once(process, 'message');
  // It ends when all of the answer is sent.
  if (given !== undefined) process.send?.(await work(given), () => process.disconnect());
}
