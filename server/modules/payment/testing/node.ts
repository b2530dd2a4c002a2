import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StartOrderBody } from '#lib/contract/order.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';

/** What a node in a process of its own is told to do. */
export type Command =
  | { kind: 'start'; memberId: number; body: StartOrderBody }
  | { kind: 'comeBack'; gateway: string; fields: CallbackFields }
  | { kind: 'judge' }
  | { kind: 'refund' }
  | { kind: 'expire' };

/** Starts a node of the shop on a database, with its gateways at the stand-in. */
export async function startNode(databaseUrl: string, sandboxUrl: string): Promise<ChildProcess> {
  const node = fork(join(import.meta.dirname, 'node-process.ts'), [databaseUrl, sandboxUrl], {
    execArgv: [],
  });
  await once(node, 'message');
  return node;
}

/** Ends a node at once, wherever it is. */
export async function kill(node: ChildProcess): Promise<void> {
  const ended = once(node, 'exit');
  node.kill('SIGKILL');
  await ended;
}
