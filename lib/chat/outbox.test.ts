import { expect, test } from '@jest/globals';
import { added, again, lost, type Outbox, readOutbox, refused, writeOutbox } from './outbox.ts';

const write = (outbox: Outbox, ...texts: string[]): Outbox =>
  texts.reduce(
    (all, body) => added(all, { clientId: `id of ${body}`, chat: null, kind: 'text', body }),
    outbox,
  );
const states = (outbox: Outbox) => outbox.map(({ body, state }) => `${body} ${state}`);

test('nothing overtakes a message that was lost', () => {
  const outbox = lost(write([], 'a', 'b'));
  expect(states(outbox)).toEqual(['a lost', 'b lost']);
});

test('a message that is sent again takes the lost ones before it along, a new one all', () => {
  const outbox = lost(write([], 'a', 'b', 'c'));
  expect(states(again(outbox, 'id of b'))).toEqual(['a waiting', 'b waiting', 'c lost']);
  expect(states(write(outbox, 'd'))).toEqual(['a waiting', 'b waiting', 'c waiting', 'd waiting']);
});

test('what was refused is sent again by a press only', () => {
  const outbox = refused(write([], 'a', 'b'), 'id of a', 'Too long.');
  expect(states(again(outbox))).toEqual(['a refused', 'b waiting']);
  expect(again(outbox, 'id of a')[0]).toMatchObject({ state: 'waiting', sentence: null });
});

test('a reloaded page has the texts that were not confirmed, and sends none by itself', () => {
  const outbox = added(write([], 'سلام'), {
    clientId: 'x',
    chat: null,
    kind: 'picture',
    body: 'a.jpg',
  });
  expect(states(readOutbox(writeOutbox(outbox)))).toEqual(['سلام lost']);
});

test.each([
  '',
  '{}',
  'null',
  '[1]',
  '[{"clientId":1,"body":"a"}]',
  '[{"body":"a"}]',
  '[{"clientId":"a","body":"a"}]',
])('%j in storage is nothing', (kept) => {
  expect(readOutbox(kept)).toEqual([]);
});
