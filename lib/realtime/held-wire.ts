import type { Wire } from '#lib/realtime/connection.ts';

/**
 * A wire that opens when `hold` permits, and not at all if it was stopped before.
 * @param hold runs the opening while no one is ending the session it uses
 */
export function heldWire(wire: Wire, hold: (open: () => Promise<void>) => Promise<void>): Wire {
  let left = false;
  return {
    start: () =>
      hold(async () => {
        if (left) throw new Error('The wire was left before it could be opened.');
        await wire.start();
      }),
    stop: () => {
      left = true;
      return wire.stop();
    },
  };
}
