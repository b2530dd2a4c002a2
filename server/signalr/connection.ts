import type { WebSocket } from 'ws';
import { Arrivals } from './arrivals.ts';
import type { EventMap } from './clients.ts';
import { Dispatcher, errorText } from './dispatcher.ts';
import type { Call, Caller } from './hub.ts';
import type { HubContext } from './hub-context.ts';
import {
  closeRecord,
  DISCONNECT_RECORD,
  HANDSHAKE_RECORD,
  handshakeError,
  handshakeErrorRecord,
  invocationRecord,
  parseMessage,
  PING_RECORD,
  ProtocolError,
} from './protocol.ts';
import { RecordReader } from './record-reader.ts';
import type { Member } from './registry.ts';
import { SocketWriter } from './socket-writer.ts';
import { TokenBucket } from './token-bucket.ts';

const NORMAL_CLOSURE = 1000;

/** One client's WebSocket, from the upgrade to its end. */
export class Connection<Identity, Events extends EventMap>
  implements Caller<Identity, Events>, Member
{
  readonly id: string;
  readonly identity: Identity;
  readonly userId: string | null;
  /** Resolves when the socket is closed and the `onDisconnected` hook is done. */
  readonly ended: Promise<void>;

  readonly #context: HubContext<Identity, Events>;
  readonly #socket: WebSocket;
  readonly #arrivals: Arrivals;
  readonly #reader: RecordReader;
  readonly #writer: SocketWriter;
  readonly #bucket: TokenBucket;
  readonly #call: Call<Identity, Events>;
  readonly #dispatcher: Dispatcher<Identity, Events>;
  #phase: 'handshake' | 'open' | 'closing' | 'closed' = 'handshake';
  /** When the current phase began, in ms. */
  #since = performance.now();
  /** When the client last completed a message, in ms. */
  #receivedAt = this.#since;
  #reading = true;
  #welcomed = false;

  constructor(
    socket: WebSocket,
    arrivals: Arrivals,
    context: HubContext<Identity, Events>,
    who: { id: string; identity: Identity; userId: string | null },
  ) {
    this.id = who.id;
    this.identity = who.identity;
    this.userId = who.userId;
    this.#socket = socket;
    this.#arrivals = arrivals;
    this.#context = context;
    this.#reader = new RecordReader(context.limits.messageBytes);
    const { messageBurst, messagesPerSecond, unsentBytes } = context.limits;
    this.#writer = new SocketWriter(socket, unsentBytes, context.counters, () => this.#onSlow());
    this.#bucket = new TokenBucket(messageBurst, messagesPerSecond, this.#since);
    this.#call = { caller: this, clients: context.clients };
    this.#dispatcher = new Dispatcher({
      hub: context.hub,
      call: this.#call,
      logger: context.logger,
      maxStreams: context.limits.streams,
      write: (record) => this.write(record),
      writePaced: async (record) => {
        if (this.#phase === 'open') await this.#writer.writePaced(record);
      },
      queueChanged: (waiting, bytes) => this.#regulate(waiting, bytes),
    });
    this.ended = new Promise((resolve) => {
      socket.on('close', () => resolve(this.#onClose()));
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#onFrame(data, isBinary));
    // Answering a WebSocket ping costs as much as a message, so it counts as one; nobody asked for a pong.
    for (const kind of ['ping', 'pong'] as const) {
      socket.on(kind, (data: Buffer) => {
        this.#arrivals.complete(data.length);
        if (!this.#isOver()) this.#count();
      });
    }
    socket.on('error', (error) => {
      context.logger.debug({ err: error, connection: this.id }, 'hub: a socket failed');
    });
  }

  send<Name extends keyof Events & string>(event: Name, ...args: Events[Name]): void {
    this.write(invocationRecord(event, args));
  }

  async join(group: string): Promise<void> {
    await this.#context.registry.join(this, group);
  }

  async leave(group: string): Promise<void> {
    this.#context.registry.leave(this, group);
  }

  disconnect(allowReconnect = false): void {
    this.close(null, allowReconnect);
  }

  write(record: Buffer): void {
    if (this.#phase !== 'open') return;
    if (record.equals(DISCONNECT_RECORD)) this.close(null, true);
    else this.#writer.write(record);
  }

  /** Sends a close record and closes. The client receives `error`; only the first call has an effect. */
  close(error: string | null, allowReconnect: boolean): void {
    this.#bye(closeRecord(error, allowReconnect));
  }

  /** Destroys the socket without a close record. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Bytes held for this connection: of unfinished messages, waiting calls and unsent records. */
  get held(): number {
    const { unfinished } = this.#arrivals;
    return unfinished + this.#reader.held + this.#dispatcher.queuedBytes + this.#writer.unsent;
  }

  /** Checks all timeouts; called periodically with the time in ms. */
  tick(now: number): void {
    const { timing } = this.#context;
    if (this.#phase === 'handshake') {
      if (now - this.#since > timing.handshakeMs) this.#refuse('Handshake was canceled.');
    } else if (this.#phase === 'closing') {
      if (now - this.#since > timing.closeMs) this.terminate();
    } else if (this.#phase === 'open') {
      // While reading is paused, the client's silence is caused by us.
      const silent = this.#reading ? now - this.#receivedAt : 0;
      if (silent > timing.clientTimeoutMs) this.close('The client was silent for too long.', true);
      else if (now - this.#writer.sentAt >= timing.keepAliveMs) this.write(PING_RECORD);
    }
  }

  #onFrame(data: Buffer, isBinary: boolean): void {
    this.#arrivals.complete(data.length);
    if (this.#isOver()) return;
    if (isBinary) {
      this.#reject('Only text is understood.');
      return;
    }
    try {
      let records = 0;
      for (const record of this.#reader.push(data)) {
        records += 1;
        if (!this.#count()) return;
        this.#receivedAt = performance.now();
        this.#onRecord(record);
        if (this.#phase !== 'open') return;
      }
      // A frame that completes no record counts as a message, too.
      if (records === 0) this.#count();
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#onProtocolError(error);
    }
  }

  #onProtocolError(error: ProtocolError): void {
    this.#context.logger.debug({ err: error, connection: this.id }, 'hub: protocol error');
    this.#reject(error.message);
  }

  /** Counts a message; false when the limit is exceeded and the connection has been closed for it. */
  #count(): boolean {
    this.#context.counters.messagesReceived += 1;
    if (this.#bucket.take(performance.now())) return true;
    this.#context.logger.warn({ connection: this.id }, 'hub: too many messages');
    this.#reject('Too many messages.');
    return false;
  }

  #onRecord(record: string): void {
    if (this.#phase === 'handshake') {
      this.#onHandshake(record);
      return;
    }
    const message = parseMessage(record);
    switch (message.kind) {
      case 'invocation':
      case 'stream':
        this.#dispatcher.accept(message, record.length);
        break;
      case 'cancel':
        this.#dispatcher.cancel(message.id);
        break;
      case 'close':
        this.close(null, false);
        break;
      case 'ping':
      case 'ignored':
        break;
    }
  }

  #onHandshake(record: string): void {
    const error = handshakeError(record);
    if (error !== null) {
      this.#refuse(error);
      return;
    }
    this.#enter('open');
    this.write(HANDSHAKE_RECORD);
    const added = this.#context.registry.add(this);
    this.#dispatcher.begin(() => this.#welcome(added));
  }

  async #welcome(added: Promise<void>): Promise<void> {
    try {
      await added;
      if (this.#isOver()) return;
      await this.#context.hub.connected(this.#call);
      this.#welcomed = true;
    } catch (error) {
      this.#context.logger.error({ err: error, connection: this.id }, 'hub: onConnected failed');
      this.close(errorText('Connection closed with an error.', error), false);
    }
  }

  async #onClose(): Promise<void> {
    this.#leave('closed');
    await this.#dispatcher.idle();
    if (!this.#welcomed) return;
    const { hub, logger } = this.#context;
    try {
      await hub.disconnected(this.#call);
    } catch (error) {
      logger.error({ err: error, connection: this.id }, 'hub: onDisconnected failed');
    }
  }

  #isOver(): boolean {
    return this.#phase === 'closing' || this.#phase === 'closed';
  }

  /** Closes a connection whose client broke the protocol; it may reconnect. */
  #reject(error: string): void {
    if (this.#phase === 'handshake') this.#refuse(error);
    else this.close(error, true);
  }

  #refuse(error: string): void {
    this.#bye(handshakeErrorRecord(error));
  }

  #bye(last: Buffer): void {
    if (this.#isOver()) return;
    this.#writer.write(last);
    this.#leave('closing');
    this.#resume();
    this.#socket.close(NORMAL_CLOSURE);
  }

  #leave(phase: 'closing' | 'closed'): void {
    this.#enter(phase);
    this.#context.registry.remove(this);
    this.#dispatcher.stop();
  }

  #enter(phase: 'open' | 'closing' | 'closed'): void {
    this.#phase = phase;
    this.#since = performance.now();
  }

  #onSlow(): void {
    const { counters, logger } = this.#context;
    counters.slowReadersCut += 1;
    logger.warn({ connection: this.id }, 'hub: slow reader disconnected');
    this.#leave('closing');
    this.terminate();
  }

  #regulate(waiting: number, bytes: number): void {
    const { queuedCalls, queuedBytes } = this.#context.limits;
    if (waiting >= queuedCalls || bytes >= queuedBytes) {
      this.#reading = false;
      this.#socket.pause();
    } else if (!this.#reading && waiting === 0) {
      this.#resume();
    }
  }

  #resume(): void {
    if (this.#reading) return;
    this.#reading = true;
    this.#receivedAt = performance.now();
    this.#socket.resume();
  }
}
