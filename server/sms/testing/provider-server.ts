import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface ReceivedRequest {
  /** Including the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answering = (response: ServerResponse, requests: ReceivedRequest) => void;

export interface ProviderServer {
  address: string;
  /** All requests so far, in order. */
  requests: ReceivedRequest[];
  answer(how: Answering): void;
  /** Stops the server, to be started again at the same address. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Answers with JSON, as providers do. */
export const says =
  (status: number, body: unknown): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** A local server in place of an SMS provider. */
export async function openProviderServer(): Promise<ProviderServer> {
  const requests: ReceivedRequest[] = [];
  let answering: Answering = says(500, '');
  const makeServer = () =>
    createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const one = { path: request.url ?? '', headers: request.headers, body };
        requests.push(one);
        answering(response, one);
      });
    });
  let server = makeServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    answer: (how) => (answering = how),
    goDown: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    comeBack: async () => {
      server = makeServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
