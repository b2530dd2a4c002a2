import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HubConnection } from '@microsoft/signalr';
import { z } from 'zod';
import { noArguments } from './arguments.ts';
import { RawClient, realClient, wire } from './testing/clients.ts';
import { signal, startHub, testHub } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';

describe('invocations', () => {
  const release = { current: signal() };
  const order: string[] = [];
  let server: TestServer;
  let client: HubConnection;

  beforeAll(async () => {
    const hub = testHub()
      .method('Wait', noArguments, async () => {
        order.push('wait begins');
        await release.current.seen;
        order.push('wait ends');
      })
      .method('Note', z.tuple([z.string()]), (_call, text) => {
        order.push(text);
      })
      .method(
        'Twice',
        ([value]): [number] => {
          if (typeof value !== 'number') throw new Error('not a number');
          return [value];
        },
        (_call, value) => value * 2,
      );
    server = await startHub({ hub });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    release.current = signal();
    order.length = 0;
    client = realClient(server.url);
    await client.start();
  });
  afterEach(() => client.stop());

  test('are answered with a result', async () => {
    expect(await client.invoke('Echo', { a: [1, null, 'ش'] })).toEqual({ a: [1, null, 'ش'] });
    expect(await client.invoke('Echo', null)).toBeNull();
    expect(await client.invoke('Nothing')).toBeUndefined();
  });

  test('match names case-insensitively', async () => {
    expect(await client.invoke('aDD', 1, 2)).toBe(3);
  });

  test('of unknown names are answered with an error, and the connection stays open', async () => {
    await expect(client.invoke('Nowhere')).rejects.toThrow("Unknown hub method 'Nowhere'");
    expect(await client.invoke('Add', 1, 2)).toBe(3);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'onConnected', 'method'])(
    'do not reach object members: %s',
    async (name) => {
      await expect(client.invoke(name)).rejects.toThrow(`Unknown hub method '${name}'`);
    },
  );

  test('hide the text of exceptions', async () => {
    const failure = client.invoke('Fail');
    await expect(failure).rejects.toThrow(
      /^An unexpected error occurred invoking 'Fail' on the server\.$/,
    );
    expect(await client.invoke('Add', 1, 2)).toBe(3);
  });

  test('show the text of a HubException', async () => {
    await expect(client.invoke('Refuse')).rejects.toThrow(
      /^An unexpected error occurred invoking 'Refuse' on the server\. HubException: the basket is full$/,
    );
  });

  test('fail when the result cannot be serialised as JSON', async () => {
    await expect(client.invoke('Unwritable')).rejects.toThrow(
      "An unexpected error occurred invoking 'Unwritable' on the server.",
    );
    expect(await client.invoke('Add', 1, 2)).toBe(3);
  });

  test.each([[['1', 2]], [[1]], [[1, 2, 3]], [[]]])(
    'with wrong arguments fail: %j',
    async (args) => {
      await expect(client.invoke('Add', ...args)).rejects.toThrow(
        /^Failed to invoke 'Add' due to an error on the server\.$/,
      );
    },
  );

  test('may be validated by a function', async () => {
    expect(await client.invoke('Twice', 4)).toBe(8);
    await expect(client.invoke('Twice', 'four')).rejects.toThrow(
      "Failed to invoke 'Twice' due to an error on the server.",
    );
  });

  test('of methods without arguments fail when there are any', async () => {
    await expect(client.invoke('Nothing', 1)).rejects.toThrow("Failed to invoke 'Nothing'");
  });

  test('with streams of the client are refused', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 1, invocationId: '1', target: 'Nothing', arguments: [], streamIds: ['s'] });
    raw.send({ type: 2, invocationId: 's', item: 1 }, { type: 3, invocationId: 's' });
    expect(await raw.next()).toEqual({
      type: 3,
      invocationId: '1',
      error: "Failed to invoke 'Nothing' due to an error on the server.",
    });
    raw.send({ type: 1, invocationId: '2', target: 'Add', arguments: [1, 2] });
    expect(await raw.next()).toEqual({ type: 3, invocationId: '2', result: 3 });
  });

  test('without an id are never answered, whatever their outcome', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send(
      { type: 1, target: 'Add', arguments: [1, 2] },
      { type: 1, target: 'Fail', arguments: [] },
      { type: 1, target: 'Nowhere', arguments: [] },
      { type: 1, target: 'Count', arguments: [3] },
      { type: 1, invocationId: 'last', target: 'Echo', arguments: ['first answer'] },
    );
    expect(await raw.next()).toEqual({ type: 3, invocationId: 'last', result: 'first answer' });
  });

  test('run in order, one at a time', async () => {
    const all = [client.invoke('Wait'), client.invoke('Note', 'a'), client.invoke('Note', 'b')];
    const other = realClient(server.url);
    await other.start();
    // Another connection does not wait.
    expect(await other.invoke('Add', 1, 2)).toBe(3);
    await other.stop();
    release.current.raise();
    await Promise.all(all);
    expect(order).toEqual(['wait begins', 'wait ends', 'a', 'b']);
  });

  test('may arrive in chunks', async () => {
    const raw = await RawClient.connect(server.url);
    const text = wire({ type: 1, invocationId: '1', target: 'Echo', arguments: ['کالا'] });
    for (const letter of text) raw.sendPiece(letter);
    expect(await raw.next()).toEqual({ type: 3, invocationId: '1', result: 'کالا' });
  });

  test('may arrive by the hundreds in one tick', async () => {
    const results = await Promise.all(
      Array.from({ length: 900 }, (_, index) => client.invoke('Add', index, 1)),
    );
    expect(results).toEqual(Array.from({ length: 900 }, (_, index) => index + 1));
  });

  test('and other messages may carry headers', async () => {
    const raw = await RawClient.connect(server.url);
    const headers = { a: 'b' };
    raw.send(
      { type: 6, headers },
      { type: 1, headers, invocationId: '1', target: 'Add', arguments: [1, 2] },
    );
    expect(await raw.next()).toEqual({ type: 3, invocationId: '1', result: 3 });
  });

  test('of a stream method are refused', async () => {
    await expect(client.invoke('Count', 3)).rejects.toThrow(
      "The client attempted to invoke the streaming 'Count' method with a non-streaming invocation.",
    );
  });

  test('of types this server does not know are ignored', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send(
      { type: 99 },
      { type: 8, sequenceId: 1 },
      { type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] },
    );
    expect(await raw.next()).toEqual({ type: 3, invocationId: '1', result: 3 });
  });

  test.each([
    ['not JSON', '{'],
    ['no object', '[1]'],
    ['an empty record', ''],
    ['no type', '{}'],
    ['no target', '{"type":1,"arguments":[]}'],
    ['no arguments', '{"type":1,"target":"Add"}'],
    ['an id that is no string', '{"type":1,"invocationId":1,"target":"Add","arguments":[]}'],
    ['a stream without an id', '{"type":4,"target":"Count","arguments":[1]}'],
    ['a cancel without an id', '{"type":5}'],
    ['deep nesting', '['.repeat(30_000)],
  ])('that break the protocol end the connection: %s', async (_what, text) => {
    const raw = await RawClient.connect(server.url);
    raw.send(text);
    expect(await raw.next()).toMatchObject({
      type: 7,
      allowReconnect: true,
      error: expect.any(String),
    });
    await raw.closed;
  });
});

test('a hub refuses to register a name twice', () => {
  expect(() => testHub().method('ADD', noArguments, () => 1)).toThrow("'ADD' is registered twice");
});
