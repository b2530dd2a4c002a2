import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** A host of Matomo: it serves a tracker, and keeps the commands that pages give it. */

const command = z.tuple([z.string()], z.union([z.string(), z.number()]));
type Command = z.infer<typeof command>;

/** Sends each command of the queue, and of those to come, as Matomo's own tracker sends what it makes of them. */
const tracker = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const send = (...commands) => commands.forEach((each) =>
    navigator.sendBeacon(origin + '/matomo.php', JSON.stringify(each)));
  send(...window._paq);
  window._paq = { push: send };
})()`;

export interface MatomoHost {
  readonly url: string;
  /** How often its script was asked for. */
  readonly loads: () => number;
  /** The commands with this name, without it. */
  readonly given: (name: string) => (string | number)[][];
  readonly close: () => Promise<void>;
}

export async function openMatomo(): Promise<MatomoHost> {
  const commands: Command[] = [];
  let loaded = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.url === '/matomo.js') {
        loaded += 1;
        response.setHeader('content-type', 'text/javascript');
        response.end(tracker);
        return;
      }
      commands.push(command.parse(JSON.parse(Buffer.concat(pieces).toString())));
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const { port } = z
    .object({ port: z.int() })
    .parse(server.address() satisfies AddressInfo | string | null);
  return {
    url: `http://127.0.0.1:${port}`,
    loads: () => loaded,
    given: (name) => commands.filter(([each]) => each === name).map(([, ...rest]) => rest),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
