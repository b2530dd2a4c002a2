/** Attackers in a process of their own, of the lowest priority: in truth they use other computers than the shop. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { attacks, begin } from '#scripts/drill/attacks.ts';

/** Starts an attack on a port of this machine. @returns a function that ends it */
export async function sendAttackers(
  name: string,
  port: number,
  count: number,
): Promise<() => Promise<void>> {
  const attackers = fork(import.meta.filename, [name, String(port), String(count)]);
  await once(attackers, 'message');
  return async () => {
    attackers.disconnect();
    await once(attackers, 'exit');
  };
}

if (import.meta.main) {
  const [name, port, count] = process.argv.slice(2);
  const chosen = attacks.find((one) => one.name === name);
  if (chosen === undefined) throw new Error(`There is no attack named ${name ?? ''}.`);
  setPriority(constants.priority.PRIORITY_LOW);
  const { end } = begin(chosen, Number(port), Number(count));
  process.once('disconnect', () => {
    end();
    process.exit();
  });
  process.send?.('begun');
}
