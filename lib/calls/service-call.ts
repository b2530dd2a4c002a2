import { Agent, type IncomingMessage, request as askPlainly } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';
import { config } from '#lib/config.ts';

/** Request timeout in ms. */
const patience = 10_000;

const isSecure = config.apiUrl.startsWith('https:');
const send = isSecure ? askSecurely : askPlainly;
const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

export type CallBody = Readonly<Record<string, unknown>>;

export interface ServiceAnswer {
  status: number;
  /** Seconds or a date, as the service sent it; null without one. */
  retryAfter: string | null;
  /** @throws SyntaxError if it is not JSON */
  json: () => unknown;
}

/**
 * Calls the service; POST if there is a body. Uses Node's http client, because pages rendered per
 * request make two calls each, and `fetch` takes twice the CPU time.
 * @throws if no complete answer arrives in time
 */
export function callByHttp(
  path: string,
  body: CallBody | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<ServiceAnswer> {
  const text = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const sent = {
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
    },
    agent,
    signal: AbortSignal.timeout(patience),
  };
  return new Promise((resolve, reject) => {
    const call = () => {
      const calling = send(`${config.apiUrl}/${path}`, sent, (answer) => {
        readWhole(answer).then(resolve, reject);
      });
      calling.on('error', (error) => {
        // The service may close an idle connection at the moment it is reused.
        if (calling.reusedSocket && 'code' in error && error.code === 'ECONNRESET') call();
        else reject(error);
      });
      calling.end(text);
    };
    call();
  });
}

async function readWhole(answer: IncomingMessage): Promise<ServiceAnswer> {
  const pieces: Buffer[] = [];
  await new Promise((resolve, reject) => {
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', resolve);
    answer.on('error', reject);
  });
  return {
    status: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'] ?? null,
    json: () => JSON.parse(Buffer.concat(pieces).toString()),
  };
}
