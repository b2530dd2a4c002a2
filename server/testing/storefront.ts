import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import {
  type RevalidateBody,
  revalidateBody,
  revalidatePath,
  signatureHeader,
} from '#lib/contract/revalidate.ts';
import { isSigned } from '#lib/rules/signature.ts';

export interface TestStorefront {
  url: string;
  /** All changes received so far, in order. */
  received: RevalidateBody[];
  /** Resolves when a change with the tag has been received, now or later. */
  hears(tag: string): Promise<void>;
  /** Stops the server, to be started again at the same address. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

/** A server in place of the storefront that accepts only changes signed with `secret`. */
export async function openTestStorefront(secret: string): Promise<TestStorefront> {
  const received: RevalidateBody[] = [];
  const waiting = new Set<() => void>();
  let server = makeServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  function makeServer(): Server {
    return createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const signature = String(request.headers[signatureHeader]);
        const isTrue =
          request.url === revalidatePath && isSigned(secret, signature, body, Date.now());
        if (isTrue) received.push(revalidateBody.parse(JSON.parse(body)));
        response.writeHead(isTrue ? 204 : 401).end();
        for (const look of waiting) look();
      });
    });
  }

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    hears: (tag) =>
      new Promise((done) => {
        const look = () => {
          if (!received.some((change) => change.tags.includes(tag))) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
    goDown: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    comeBack: async () => {
      server = makeServer();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
