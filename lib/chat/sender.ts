import { lost, type Outbox, refused, type Unsent, without } from '#lib/chat/outbox.ts';

/**
 * What became of a message: the service has it, no answer came, it was refused, or it is to be sent again
 * after a pause, in ms.
 */
export type Delivery =
  | 'sent'
  | 'lost'
  | { readonly refusal: string; readonly isFinal?: boolean }
  | { readonly pause: number };

interface Sender {
  /** Sends what waits, one by one. */
  wake(): void;
}

/**
 * Sends messages in the order they were written, one at a time: the next one leaves when the
 * service has the one before.
 */
export function createSender(
  read: () => Outbox,
  write: (how: (outbox: Outbox) => Outbox) => void,
  deliver: (message: Unsent) => Promise<Delivery>,
): Sender {
  let running = false;

  const settle = async (clientId: string, outcome: Delivery): Promise<void> => {
    if (outcome === 'sent') write((outbox) => without(outbox, new Set([clientId])));
    else if (outcome === 'lost') write(lost);
    else if ('refusal' in outcome) {
      const { refusal, isFinal = false } = outcome;
      write((outbox) => refused(outbox, clientId, refusal, isFinal));
    } else await new Promise((resolve) => setTimeout(resolve, outcome.pause));
  };
  const run = async () => {
    try {
      for (;;) {
        const next = read().find(({ state }) => state === 'waiting');
        if (next === undefined) return;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in order
        await settle(next.clientId, await deliver(next));
      }
    } catch (error) {
      // Also a mistake of ours must not hold what is written after it.
      reportError(error);
      write(lost);
    } finally {
      running = false;
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
