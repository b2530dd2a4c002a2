import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Handle } from '#front/serve.ts';
import { listen } from '#lib/testing/listen.ts';

/** Answers with what arrived. */
export function respond(asked: IncomingMessage, answer: ServerResponse, body = ''): void {
  answer.setHeader('x-said', String(asked.headers['x-forwarded-for']));
  answer.setHeader('x-method', String(asked.method));
  answer.setHeader('x-url', String(asked.url));
  answer.setHeader('x-guid', String(asked.headers['x-guid']));
  answer.setHeader('x-got', Object.keys(asked.headers));
  answer.end(body || String(asked.headers['x-undecided']));
}

/** A service that counts bodies, takes upgrades, and fails where its path says so. */
function createService() {
  const service = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/begun')) {
      answer.write('{');
      setTimeout(() => answer.destroy(), 20);
      return;
    }
    if (asked.url?.startsWith('/api/service')) answer.statusCode = 500;
    if (asked.url?.startsWith('/api/early')) answer.write('early');
    let received = 0;
    asked.on('data', (piece: Buffer) => {
      received += piece.length;
    });
    asked.on('end', () => respond(asked, answer, `${received} bytes`));
  });
  service.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    socket.on('error', () => {});
    if (asked.url?.includes('refused')) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const forwardedFor = String(asked.headers['x-forwarded-for']);
    socket.write(
      `HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Said: ${forwardedFor}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  return service;
}

/** The front server in front of a service, with a replacement for Next's handler; once a test file. */
export async function openFront(handle: Handle) {
  const service = createService();
  // Read when the front server is loaded.
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  const { createFront } = await import('#front/server.ts');
  const { server } = createFront(handle, { dev: false, distDir: '' });
  const port = await listen(server);

  async function ask(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<{ answer: IncomingMessage; text: string }> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers, method }, resolve)
        .on('error', reject)
        .end(body);
    });
    const pieces: string[] = [];
    for await (const piece of answer) pieces.push(String(piece));
    return { answer, text: pieces.join('') };
  }

  /** Sends raw text and returns all that is answered until the connection ends. */
  async function raw(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const pieces: string[] = [];
    socket.on('data', (piece) => pieces.push(String(piece)));
    socket.on('error', () => {});
    await once(socket, 'close');
    return pieces.join('');
  }

  const endService = () => {
    service.close();
    service.closeAllConnections();
  };
  const close = () => {
    server.close();
    endService();
  };
  return { port, ask, raw, endService, close };
}
