import { describe, expect, test } from '@jest/globals';
import { HubConnectionState } from '@microsoft/signalr';
import { noArguments } from './arguments.ts';
import { Hub, HubException } from './hub.ts';
import { RawClient, realClient } from './testing/clients.ts';
import { signal, testHub, until } from './testing/hub.ts';
import type { Guest, TestEvents } from './testing/hub.ts';
import { useHub } from './testing/use-hub.ts';

const start = useHub();

describe('the hooks', () => {
  test('see every connection open, before its first call, and close', async () => {
    const log: string[] = [];
    const gone = signal();
    const hub = new Hub<Guest, TestEvents>()
      .onConnected(async ({ caller }) => {
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`${caller.identity.name} came`);
      })
      .onDisconnected(({ caller }) => {
        log.push(`${caller.identity.name} went`);
        gone.raise();
      })
      .method('Note', noArguments, () => log.push('called'));
    const { url } = await start({ hub });
    const client = realClient(`${url}?name=sara`);
    await client.start();
    await client.invoke('Note');
    await client.stop();
    await gone.seen;
    expect(log).toEqual(['sara came', 'called', 'sara went']);
  });

  test('run onDisconnected after the call that is running', async () => {
    const log: string[] = [];
    const [called, release, gone] = [signal(), signal(), signal()];
    const hub = new Hub<Guest, TestEvents>()
      .onDisconnected(() => {
        log.push('went');
        gone.raise();
      })
      .method('Work', noArguments, async () => {
        called.raise();
        await release.seen;
        log.push('worked');
      })
      .method('Never', noArguments, () => log.push('never'));
    const { url, hub: hubServer } = await start({ hub });
    const client = await RawClient.connect(url);
    client.send(
      { type: 1, target: 'Work', arguments: [] },
      { type: 1, target: 'Never', arguments: [] },
    );
    await called.seen;
    client.socket.terminate();
    await client.closed;
    await until(() => hubServer.stats().connections === 0);
    release.raise();
    await gone.seen;
    expect(log).toEqual(['worked', 'went']);
  });

  test.each([
    ['an error', new Error('the password is 1234'), 'Connection closed with an error.'],
    [
      'a HubException',
      new HubException('closed on Fridays'),
      'Connection closed with an error. HubException: closed on Fridays',
    ],
  ])('end a connection when onConnected throws %s', async (_what, error, text) => {
    const log: string[] = [];
    const hub = new Hub<Guest, TestEvents>()
      .onConnected(() => {
        throw error;
      })
      .onDisconnected(() => {
        log.push('went');
      })
      .method('Note', noArguments, () => log.push('called'));
    const { url, stop } = await start({ hub });
    const client = await RawClient.open(url);
    client.send({ protocol: 'json', version: 1 }, { type: 1, target: 'Note', arguments: [] });
    expect(await client.next()).toEqual({});
    expect(await client.next()).toEqual({ type: 7, error: text });
    await client.closed;

    const real = realClient(url, {}, [0, 0, 0]);
    const ended = signal<Error | undefined>();
    real.onclose(ended.raise);
    // The close may arrive while the client still starts or afterwards.
    const [started] = await Promise.allSettled([real.start()]);
    const failure = started.status === 'rejected' ? started.reason : await ended.seen;
    expect(failure.message).toContain(text);
    expect(real.state).toBe(HubConnectionState.Disconnected);
    await stop();
    expect(log).toEqual([]);
  });

  test('may disconnect a client permanently', async () => {
    const hub = testHub().method('Leave!', noArguments, ({ caller }) => caller.disconnect());
    const { url } = await start({ hub });
    const client = realClient(url, {}, [0, 0, 0]);
    const ended = signal<Error | undefined>();
    client.onclose(ended.raise);
    await client.start();
    await client.send('Leave!');
    expect(await ended.seen).toBeUndefined();
  });

  test('that fail on disconnect have no effect on others', async () => {
    const logged = signal<string>();
    const hub = testHub().onDisconnected(() => {
      throw new Error('no matter');
    });
    const { url } = await start({
      hub,
      logger: { debug() {}, warn() {}, error: (_fields, message) => logged.raise(message) },
    });
    const client = await RawClient.connect(url);
    client.socket.terminate();
    expect(await logged.seen).toBe('hub: onDisconnected failed');
    expect((await RawClient.connect(url)).socket.readyState).toBe(1);
  });
});
