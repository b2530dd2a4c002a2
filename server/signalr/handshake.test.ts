import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HANDSHAKE, RawClient, realClient, wire } from './testing/clients.ts';
import { startHub } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';

describe('the handshake', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startHub();
  });
  afterEach(() => server.stop());

  test('is accepted for the JSON protocol, version 1', async () => {
    const client = await RawClient.open(server.url);
    client.send(HANDSHAKE);
    expect(await client.next()).toEqual({});
  });

  test('times out', async () => {
    const impatient = await startHub({ timing: { handshakeMs: 100 } });
    const client = await RawClient.open(impatient.url);
    expect(await client.next()).toEqual({ error: 'Handshake was canceled.' });
    await client.closed;
    expect(impatient.hub.stats().connections).toBe(0);
    await impatient.stop();
  });

  test('refuses another protocol', async () => {
    const client = await RawClient.open(server.url);
    client.send({ protocol: 'messagepack', version: 1 });
    expect(await client.next()).toEqual({ error: "The protocol 'messagepack' is not supported." });
    await client.closed;
  });

  test('refuses another version', async () => {
    const client = await RawClient.open(server.url);
    client.send({ protocol: 'json', version: 9 });
    expect(await client.next()).toEqual({
      error: "The server does not support version 9 of the 'json' protocol.",
    });
    await client.closed;
  });

  test.each(['{', '[]', 'null', '{"type":6}', '{"protocol":"json","version":"1"}', ''])(
    'refuses %j',
    async (text) => {
      const client = await RawClient.open(server.url);
      client.send(text);
      expect(await client.next()).toEqual({
        error: 'An unexpected error occurred during connection handshake.',
      });
      await client.closed;
    },
  );

  test('may arrive in chunks', async () => {
    const client = await RawClient.open(server.url);
    for (const letter of wire(HANDSHAKE)) client.sendPiece(letter);
    expect(await client.next()).toEqual({});
  });

  test('may have an invocation behind it in its frame', async () => {
    const client = await RawClient.open(server.url);
    client.send(HANDSHAKE, { type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] });
    expect(await client.next()).toEqual({});
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: 3 });
  });

  test('lets the real client in', async () => {
    const client = realClient(server.url);
    await client.start();
    expect(await client.invoke('Add', 40, 2)).toBe(42);
    await client.stop();
  });
});
