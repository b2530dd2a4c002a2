import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { StartOrderBody } from '#lib/contract/order.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';

/** A start of a member's basket. */
export interface Start {
  readonly memberId: number;
  readonly body: StartOrderBody;
}

/** What a node in a process of its own is asked to do. */
export type Command =
  | ({ kind: 'start' } & Start)
  | { kind: 'startAll'; starts: readonly Start[] }
  | { kind: 'comeBack'; gateway: string; fields: CallbackFields }
  | { kind: 'judge' }
  | { kind: 'refund' }
  | { kind: 'expire' }
  /** The embedded database's node dies before the first statement with all of these words. */
  | { kind: 'dieAt'; words: readonly string[] };

/**
 * Starts a node of the shop on a database, with its gateways at the stand-in.
 * @param dataDir where the embedded database is, if there is no `databaseUrl`
 */
export async function startNode(
  databaseUrl: string,
  sandboxUrl: string,
  dataDir = '',
): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'node-process.ts');
  const node = fork(program, [databaseUrl, sandboxUrl, dataDir], { execArgv: [] });
  await once(node, 'message');
  return node;
}

/**
 * Lets a node make all these orders at once.
 * @returns how each ended, as by `endsOf`
 */
export async function startOn(node: ChildProcess, starts: readonly Start[]): Promise<string[]> {
  const answered = once(node, 'message');
  node.send({ kind: 'startAll', starts } satisfies Command);
  const [ends] = await answered;
  return z.array(z.string()).parse(ends);
}

/** Ends a node at once, wherever it is, if it has not ended. */
export async function kill(node: ChildProcess): Promise<void> {
  if (node.signalCode !== null) return;
  const ended = once(node, 'exit');
  node.kill('SIGKILL');
  await ended;
}
