import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { codes } from '#server/testing/fixture.ts';
import { makeHome, startService } from '#server/testing/service.ts';
import { until } from '#server/testing/until.ts';

/** Stands between the service and its database, and can be cut like a cable. */
function cable(host: string, port: number) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    async plug(at = 0): Promise<number> {
      server = createServer((near) => {
        const far = connect(port, host);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy());
          socket.on('close', () => sockets.delete(socket));
        }
        near.pipe(far).pipe(near);
      }).listen(at, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    },
    async cut(): Promise<void> {
      server?.close();
      for (const socket of sockets) socket.destroy();
      if (server) await once(server, 'close');
    },
  };
}

(testsOnPostgres ? test : test.skip)(
  'without its database the service says so in a sentence, lives, and recovers by itself',
  async () => {
    const home = await makeHome();
    const url = new URL(home.env['DATABASE_URL'] ?? '');
    const line = cable(url.hostname, Number(url.port || 5_432));
    const port = await line.plug();
    url.host = `127.0.0.1:${port}`;
    const service = await startService({ ...home.env, DATABASE_URL: url.href });
    const ask = () =>
      fetch(`${service.url}/api/Product/Get-Detail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ WebsiteCode: codes.phone }),
      });
    expect((await ask()).status).toBe(200);

    await line.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(await answers[0]?.json()).toEqual({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^[^a-z]*$/),
    });
    expect((await fetch(`${service.url}/ready`)).status).toBe(503);
    expect((await fetch(`${service.url}/live`)).status).toBe(200);

    await line.plug(port);
    await until(async () => (await fetch(`${service.url}/ready`)).status === 200);
    expect((await ask()).status).toBe(200);

    const ended = await service.end('SIGTERM');
    expect(ended.code).toBe(0);
    await line.cut();
    await home.remove();
  },
);
