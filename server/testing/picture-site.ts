import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Reach } from '#server/outside/fetch-public.ts';
import { isPublicAddress } from '#server/outside/public-address.ts';

/** Where sites of tests are: tests let it count as public, while 127.0.0.1 stays closed. */
const siteAddress = '127.0.0.2';

export type SiteAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** A site on this machine that the service may fetch from. */
export interface PictureSite {
  readonly port: number;
  /** Answers by path, with its query; others are 404. */
  readonly answers: Map<string, SiteAnswer>;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** The public internet, and this site as every host that ends with `.example`. */
  readonly reach: Reach;
  /** The address of a path. @param host with this site's port */
  at(path: string, host?: string): string;
  close(): Promise<void>;
}

/** The public internet, and the site at a port of this machine as every host that ends with `.example`. */
export const reachOf = (port: number): Reach => ({
  resolve: async (host) => (host.endsWith('.example') ? [{ address: siteAddress, family: 4 }] : []),
  isAllowed: (address) => address === siteAddress || isPublicAddress(address),
  ports: new Set(['80', '443', String(port)]),
});

export async function openPictureSite(): Promise<PictureSite> {
  const answers = new Map<string, SiteAnswer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const answer = answers.get(url);
    if (answer) answer(response, request);
    else response.writeHead(404).end('not here');
  }).listen(0, siteAddress);
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    port,
    answers,
    asked,
    reach: reachOf(port),
    at: (path, host = 'old.example') => `http://${host}:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with a file. */
export const sends =
  (bytes: Buffer | string, type = 'image/png'): SiteAnswer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

export const leadsTo =
  (location: string): SiteAnswer =>
  (response) =>
    response.writeHead(302, { location }).end();
