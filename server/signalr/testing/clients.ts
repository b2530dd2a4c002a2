import { once } from 'node:events';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';

const SEPARATOR = '\u001e';

/** One record as text for the wire. */
export function wire(message: object | string): string {
  return (typeof message === 'string' ? message : JSON.stringify(message)) + SEPARATOR;
}

/** The handshake every client sends. */
export const HANDSHAKE = { protocol: 'json', version: 1 };

/** The real client, not started. Skips negotiation unless `negotiate` is set. */
export function realClient(
  url: string,
  options: IHttpConnectionOptions = {},
  reconnectDelays: number[] = [],
): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      ...options,
    })
    .withAutomaticReconnect(reconnectDelays)
    .configureLogging(LogLevel.None)
    .build();
}

/** A client that works on raw records. */
export class RawClient {
  readonly socket: WebSocket;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  readonly #records: unknown[] = [];
  #wake: (() => void) | null = null;
  #rest = '';

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), {
      perMessageDeflate: false,
      ...options,
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.#wake?.();
      });
    });
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => this.#receive(data.toString()));
  }

  /** Connects without a handshake. */
  static async open(url: string, options?: ClientOptions): Promise<RawClient> {
    const client = new RawClient(url, options);
    await once(client.socket, 'open');
    return client;
  }

  /** Connects and completes the handshake. */
  static async connect(url: string, options?: ClientOptions): Promise<RawClient> {
    const client = await RawClient.open(url, options);
    client.send(HANDSHAKE);
    await client.next();
    return client;
  }

  /** Sends records in one frame. */
  send(...messages: (object | string)[]): void {
    this.socket.send(messages.map(wire).join(''));
  }

  /** Sends a piece of text as a frame of its own. */
  sendPiece(text: string): void {
    this.socket.send(text);
  }

  /** The next record received, or null when the connection has ended. */
  async next(): Promise<unknown> {
    while (this.#records.length === 0) {
      if (this.socket.readyState === WebSocket.CLOSED) return null;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#records.shift();
  }

  /** The next record that is not a ping. */
  async nextMessage(): Promise<unknown> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const record = await this.next();
      if (!isPing(record)) return record;
    }
  }

  #receive(text: string): void {
    const records = (this.#rest + text).split(SEPARATOR);
    this.#rest = records.pop() ?? '';
    for (const record of records) this.#records.push(JSON.parse(record));
    this.#wake?.();
  }
}

/** Whether a record is the server's ping. */
export function isPing(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'type' in record && record.type === 6;
}

/** The HTTP status with which an upgrade is refused. */
export async function refusal(url: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options);
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('The upgrade was not refused.'));
    });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
  });
}
