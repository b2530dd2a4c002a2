import { expect, test } from '@jest/globals';
import { endingSession, usingSession } from '#lib/calls/session-in-use.ts';
import { heldWire } from '#lib/realtime/held-wire.ts';

function wireOf(told: string[]) {
  const tell = (word: string) => async () => void told.push(word);
  return heldWire({ start: tell('started'), stop: tell('stopped') }, usingSession);
}

test('a wire opens once the session is no longer being ended', async () => {
  const told: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const ended = endingSession(() => answered.then(() => void told.push('ended')));
  const started = wireOf(told).start();
  answer();
  await Promise.all([ended, started]);
  expect(told).toEqual(['ended', 'started']);
});

test('a wire that is stopped while waiting never opens', async () => {
  const told: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const ended = endingSession(() => answered);
  const wire = wireOf(told);
  const started = wire.start();
  await wire.stop();
  answer();
  await ended;
  await expect(started).rejects.toThrow('left');
  expect(told).toEqual(['stopped']);
});
