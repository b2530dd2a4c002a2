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
  const ended = once(child, 'exit');
  let answer: { result: Result } | null = null;
  child.on('message', (result: Result) => {
    answer = { result };
  });
  child.send(given);
  await ended;
  if (answer === null) throw new PlainFailure(`${file} ended early.`);
  return (answer as { result: Result }).result;
}

/** The other side of `askApart`. */
export async function answerApart<Given>(work: (given: Given) => Promise<unknown>): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const [given]: Given[] = await once(process, 'message');
  if (given !== undefined) process.send?.(await work(given));
  process.disconnect();
}
