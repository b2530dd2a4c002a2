import { expect, test } from '@jest/globals';
import { endingSession, usingSession } from '#lib/calls/session-in-use.ts';
import { heldWire } from '#lib/realtime/held-wire.ts';

function wireOf(log: string[]) {
  const logging = (word: string) => async () => void log.push(word);
  return heldWire({ start: logging('started'), stop: logging('stopped') }, usingSession);
}

test('a wire opens once the session is no longer being ended', async () => {
  const log: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const ended = endingSession(() => answered.then(() => void log.push('ended')));
  const started = wireOf(log).start();
  answer();
  await Promise.all([ended, started]);
  expect(log).toEqual(['ended', 'started']);
});

test('a wire that is stopped while waiting never opens', async () => {
  const log: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const ended = endingSession(() => answered);
  const wire = wireOf(log);
  const started = wire.start();
  await wire.stop();
  answer();
  await ended;
  await expect(started).rejects.toThrow('left');
  expect(log).toEqual(['stopped']);
});
