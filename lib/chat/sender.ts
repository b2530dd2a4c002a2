import { lost, type Outbox, refused, type Unsent, without } from '#lib/chat/outbox.ts';

/** What became of a message: the service has it, no answer came, or it was refused. */
export type Delivery = 'sent' | 'lost' | { readonly refusal: string };

interface Sender {
  /** Sends what waits, one by one. */
  wake(): void;
}

/**
 * Sends messages in the order they were written, one at a time: the next one leaves when the
 * service has the one before.
 * @param deliver never rejects
 */
export function createSender(
  read: () => Outbox,
  write: (how: (outbox: Outbox) => Outbox) => void,
  deliver: (message: Unsent) => Promise<Delivery>,
): Sender {
  let running = false;

  const run = async () => {
    for (;;) {
      const next = read().find(({ state }) => state === 'waiting');
      if (next === undefined) {
        running = false;
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in order
      const outcome = await deliver(next);
      const { clientId } = next;
      if (outcome === 'sent') write((outbox) => without(outbox, new Set([clientId])));
      else if (outcome === 'lost') write(lost);
      else write((outbox) => refused(outbox, clientId, outcome.refusal));
    }
  };

  return {
    wake: () => {
      if (running) return;
      running = true;
      void run();
    },
  };
}
