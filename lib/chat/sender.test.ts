import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { added, again, type Outbox, without } from './outbox.ts';
import { createSender, type Delivery } from './sender.ts';

/** What the line does to one attempt to send. */
const fates = ['arrives', 'is lost on the way', 'arrives, but the answer is lost'] as const;
type Fate = (typeof fates)[number];

/** A service that keeps each message once, behind a line that breaks. */
function openTalk(fate: () => Fate) {
  let outbox: Outbox = [];
  const kept: string[] = [];
  const change = (how: (before: Outbox) => Outbox) => {
    outbox = how(outbox);
  };
  const sender = createSender(
    () => outbox,
    change,
    async ({ clientId }): Promise<Delivery> => {
      const outcome = fate();
      await Promise.resolve();
      if (outcome !== 'is lost on the way' && !kept.includes(clientId)) kept.push(clientId);
      return outcome === 'arrives' ? 'sent' : 'lost';
    },
  );
  return {
    kept,
    unsent: () => outbox,
    write: (clientId: string) => {
      change((before) => added(before, { clientId, chat: null, kind: 'text', body: clientId }));
      sender.wake();
    },
    again: (clientId?: string) => {
      change((before) => again(before, clientId));
      sender.wake();
    },
    /** The event of a message may come before, after or without the call's answer. */
    event: (clientId: string) => change((before) => without(before, new Set([clientId]))),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('over a line that breaks at any time each message is kept once, in the order it was written', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constant('write' as const) },
    { weight: 2, arbitrary: fc.constant('again' as const) },
    { weight: 1, arbitrary: fc.constant('settle' as const) },
    { weight: 1, arbitrary: fc.constant('event' as const) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.infiniteStream(fc.constantFrom(...fates)),
      async (steps, stream) => {
        let isWhole = false;
        const talk = openTalk(() => (isWhole ? 'arrives' : (stream.next().value ?? 'arrives')));
        const written: string[] = [];
        for (const each of steps) {
          if (each === 'write') {
            written.push(`${written.length}`);
            talk.write(`${written.length - 1}`);
          } else if (each === 'again') talk.again();
          else if (each === 'settle') await settled();
          else for (const clientId of talk.kept) talk.event(clientId);
        }
        await settled();
        isWhole = true;
        talk.again();
        await settled();
        expect(talk.kept).toEqual(written);
        expect(talk.unsent()).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

test('a refused message stays with its reason, and does not hold up the next', async () => {
  let outbox: Outbox = [];
  const sent: string[] = [];
  const sender = createSender(
    () => outbox,
    (how) => {
      outbox = how(outbox);
    },
    async ({ body }) => {
      await Promise.resolve();
      if (body === 'bad') return { refusal: 'No.' };
      sent.push(body);
      return 'sent';
    },
  );
  for (const body of ['bad', 'good']) {
    outbox = added(outbox, { clientId: body, chat: null, kind: 'text', body });
  }
  sender.wake();
  await settled();
  expect(sent).toEqual(['good']);
  expect(outbox).toMatchObject([{ body: 'bad', state: 'refused', sentence: 'No.' }]);
});

test('a failure of our own code holds nothing that is written after it', async () => {
  let outbox: Outbox = [];
  const kept: string[] = [];
  const errors: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => errors.push(error) });
  const sender = createSender(
    () => outbox,
    (how) => {
      outbox = how(outbox);
    },
    async ({ clientId }) => {
      if (errors.length === 0) throw new Error('mistake');
      kept.push(clientId);
      return 'sent';
    },
  );
  const write = (clientId: string) => {
    outbox = added(outbox, { clientId, chat: null, kind: 'text', body: clientId });
    sender.wake();
  };
  write('1');
  await settled();
  expect(outbox).toMatchObject([{ clientId: '1', state: 'lost' }]);
  write('2');
  await settled();
  expect(errors).toHaveLength(1);
  expect(kept).toEqual(['1', '2']);
  expect(outbox).toEqual([]);
});
