import type { Wire } from '#lib/realtime/connection.ts';

/**
 * A wire that opens when `hold` lets it, and not at all when it was left before.
 * @param hold runs the opening while nobody ends what it is opened with
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
