import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HubConnection } from '@microsoft/signalr';
import { noArguments } from './arguments.ts';
import { HubException } from './hub.ts';
import { RawClient, realClient } from './testing/clients.ts';
import { signal, startHub, testHub } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';

/** Collects all items of a stream of the real client. */
async function collect(
  client: HubConnection,
  name: string,
  ...args: unknown[]
): Promise<unknown[]> {
  const items: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client.stream(name, ...args).subscribe({
      next: (item) => items.push(item),
      complete: resolve,
      error: reject,
    });
  });
  return items;
}

/** A record that starts a stream which sends one item and never ends. */
function stuck(id: string): object {
  return { type: 4, invocationId: id, target: 'Stuck', arguments: [] };
}

describe('streams', () => {
  let server: TestServer;
  let client: HubConnection;
  let ended = signal<string>();
  let block = signal();

  beforeAll(async () => {
    const hub = testHub()
      .stream('Endless', noArguments, async function* endless({ signal: aborted }) {
        aborted.addEventListener('abort', () => ended.raise('aborted'));
        for (let value = 0; ; value += 1) {
          yield value;
          // oxlint-disable-next-line no-await-in-loop
          await new Promise((resolve) => setImmediate(resolve));
        }
      })
      .stream('Stuck', noArguments, async function* hang({ signal: aborted }) {
        aborted.addEventListener('abort', () => ended.raise('aborted'));
        yield 1;
        await new Promise(() => {});
      })
      .stream('Cleaned', noArguments, async function* cleaned() {
        try {
          for (;;) yield 1;
        } finally {
          ended.raise('cleaned');
        }
      })
      .stream('Refused', noArguments, async function* refused() {
        yield 1;
        throw new HubException('no more today');
      })
      .stream('UnwritableItems', noArguments, async function* unwritable() {
        yield 1n;
      })
      .method('Block', noArguments, () => block.seen);
    server = await startHub({ hub, limits: { streams: 3 } });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    ended = signal<string>();
    block = signal();
    client = realClient(server.url);
    await client.start();
  });
  afterEach(() => client.stop());

  test('yield their items and end', async () => {
    expect(await collect(client, 'count', 4)).toEqual([1, 2, 3, 4]);
    expect(await collect(client, 'Count', 0)).toEqual([]);
  });

  test('do not block invocations', async () => {
    const subscription = client
      .stream('Endless')
      .subscribe({ next() {}, complete() {}, error() {} });
    expect(await client.invoke('Add', 1, 2)).toBe(3);
    subscription.dispose();
  });

  test('stop when the client cancels', async () => {
    const first = signal();
    const subscription = client.stream('Endless').subscribe({
      next: () => first.raise(),
      complete() {},
      error() {},
    });
    await first.seen;
    subscription.dispose();
    expect(await ended.seen).toBe('aborted');
    expect(await client.invoke('Add', 1, 2)).toBe(3);
  });

  test('are completed at once when cancelled, even if their source hangs', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 4, invocationId: 's', target: 'Stuck', arguments: [] });
    expect(await raw.next()).toEqual({ type: 2, invocationId: 's', item: 1 });
    raw.send({ type: 5, invocationId: 's' });
    expect(await raw.next()).toEqual({ type: 3, invocationId: 's' });
  });

  test('let their source clean up', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 4, invocationId: 's', target: 'Cleaned', arguments: [] });
    await raw.next();
    raw.send({ type: 5, invocationId: 's' });
    expect(await ended.seen).toBe('cleaned');
  });

  test('end with their connection', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 4, invocationId: 's', target: 'Stuck', arguments: [] });
    await raw.next();
    raw.socket.terminate();
    expect(await ended.seen).toBe('aborted');
  });

  test('can be cancelled before they start', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send(
      { type: 1, invocationId: 'b', target: 'Block', arguments: [] },
      { type: 4, invocationId: 's', target: 'Count', arguments: [2] },
      { type: 5, invocationId: 's' },
    );
    expect(await raw.next()).toEqual({ type: 3, invocationId: 's' });
    block.raise();
    expect(await raw.next()).toEqual({ type: 3, invocationId: 'b' });
    raw.send({ type: 1, invocationId: 'e', target: 'Echo', arguments: [1] });
    expect(await raw.next()).toEqual({ type: 3, invocationId: 'e', result: 1 });
  });

  test('hide the text of exceptions, after the items already sent', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 4, invocationId: 's', target: 'CountThenFail', arguments: [] });
    expect(await raw.next()).toEqual({ type: 2, invocationId: 's', item: 1 });
    expect(await raw.next()).toEqual({
      type: 3,
      invocationId: 's',
      error: 'An error occurred on the server while streaming results.',
    });
  });

  test('show the text of a HubException', async () => {
    await expect(collect(client, 'Refused')).rejects.toThrow(
      'An error occurred on the server while streaming results. HubException: no more today',
    );
  });

  test('fail when an item cannot be serialised as JSON', async () => {
    await expect(collect(client, 'UnwritableItems')).rejects.toThrow(
      'An error occurred on the server while streaming results.',
    );
  });

  test('validate their arguments', async () => {
    await expect(collect(client, 'Count', 'four')).rejects.toThrow(
      "Failed to invoke 'Count' due to an error on the server.",
    );
  });

  test('cannot be invoked as methods', async () => {
    await expect(collect(client, 'Add', 1, 2)).rejects.toThrow(
      "The client attempted to invoke the non-streaming 'Add' method with a streaming invocation.",
    );
    await expect(collect(client, 'Nowhere')).rejects.toThrow("Unknown hub method 'Nowhere'");
  });

  test('need unique ids and are limited in number', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send(stuck('1'), stuck('1'));
    expect(await raw.next()).toEqual({ type: 2, invocationId: '1', item: 1 });
    expect(await raw.next()).toEqual({
      type: 3,
      invocationId: '1',
      error: "Invocation ID '1' is already in use.",
    });
    raw.send(stuck('2'), stuck('3'), stuck('4'));
    expect(await raw.next()).toEqual({ type: 2, invocationId: '2', item: 1 });
    expect(await raw.next()).toEqual({ type: 2, invocationId: '3', item: 1 });
    expect(await raw.next()).toEqual({ type: 3, invocationId: '4', error: 'Too many streams.' });
  });

  test('ignore cancellation of unknown ids', async () => {
    const raw = await RawClient.connect(server.url);
    raw.send({ type: 5, invocationId: 'nothing' });
    raw.send({ type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] });
    expect(await raw.next()).toEqual({ type: 3, invocationId: '1', result: 3 });
  });
});
