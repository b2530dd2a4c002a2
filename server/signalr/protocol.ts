/**
 * The JSON hub protocol, version 1: parsing client records and writing ours.
 * Source: HubProtocol.md of dotnet/aspnetcore.
 */

/** Ends every record on the wire. */
export const RECORD_SEPARATOR = 0x1e;

const SEPARATOR_TEXT = String.fromCharCode(RECORD_SEPARATOR);

/** A client broke the protocol; its connection is closed. The message contains no client data. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** A call of a hub method. `id` is null when the client wants no answer. */
export interface InvocationMessage {
  readonly kind: 'invocation';
  readonly id: string | null;
  readonly target: string;
  readonly args: readonly unknown[];
  /** The client wants to upload streams along with its arguments. */
  readonly uploads: boolean;
}

/** A call of a streaming hub method. */
export interface StreamMessage {
  readonly kind: 'stream';
  readonly id: string;
  readonly target: string;
  readonly args: readonly unknown[];
  readonly uploads: boolean;
}

/** What a client may send after its handshake. `ignored`: needs no action of this server. */
export type ClientMessage =
  | InvocationMessage
  | StreamMessage
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignored' };

const MessageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProtocolError('A record is not JSON.');
  }
  if (!isObject(value)) throw new ProtocolError('A record is not a JSON object.');
  return value;
}

function invocationId(message: Record<string, unknown>): string {
  const id = message['invocationId'];
  if (typeof id !== 'string' || id === '') {
    throw new ProtocolError("'invocationId' must be a string of at least one character.");
  }
  return id;
}

function call(message: Record<string, unknown>) {
  const target = message['target'];
  const args = message['arguments'];
  const streamIds = message['streamIds'];
  if (typeof target !== 'string' || target === '') {
    throw new ProtocolError("'target' must be a string of at least one character.");
  }
  if (!Array.isArray(args)) throw new ProtocolError("'arguments' must be an array.");
  return { target, args, uploads: Array.isArray(streamIds) && streamIds.length > 0 };
}

function invocation(message: Record<string, unknown>): InvocationMessage {
  const id = message['invocationId'] ?? null;
  return { kind: 'invocation', id: id === null ? null : invocationId(message), ...call(message) };
}

/**
 * Parses one record (without its separator). Unknown message types and headers are ignored, as the protocol
 * demands.
 * @throws {ProtocolError} when it is not a JSON object with the fields its type requires
 */
export function parseMessage(text: string): ClientMessage {
  const message = parseObject(text);
  switch (message['type']) {
    case MessageType.invocation:
      return invocation(message);
    case MessageType.streamInvocation:
      return { kind: 'stream', id: invocationId(message), ...call(message) };
    case MessageType.cancelInvocation:
      return { kind: 'cancel', id: invocationId(message) };
    case MessageType.ping:
      return { kind: 'ping' };
    case MessageType.close:
      return { kind: 'close' };
    default:
      if (typeof message['type'] !== 'number') {
        throw new ProtocolError("'type' must be a number.");
      }
      return { kind: 'ignored' };
  }
}

/**
 * Checks the handshake request, the first record of a connection.
 * @returns null when it asks for the supported protocol, else the error to answer with
 */
export function handshakeError(text: string): string | null {
  let request: Record<string, unknown>;
  try {
    request = parseObject(text);
  } catch {
    return 'An unexpected error occurred during connection handshake.';
  }
  const { protocol, version } = request;
  if (typeof protocol !== 'string' || typeof version !== 'number') {
    return 'An unexpected error occurred during connection handshake.';
  }
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (version !== 1)
    return `The server does not support version ${version} of the 'json' protocol.`;
  return null;
}

/**
 * Serialises one record.
 * @throws {TypeError} when a value cannot be serialised as JSON
 */
function record(message: object): Buffer {
  return Buffer.from(JSON.stringify(message) + SEPARATOR_TEXT);
}

/** Answer to an accepted handshake. */
export const HANDSHAKE_RECORD = record({});

/** Keeps the client from timing out. */
export const PING_RECORD = record({ type: MessageType.ping });

/** Answer to a refused handshake. */
export function handshakeErrorRecord(error: string): Buffer {
  return record({ error });
}

/** An event for a client's `connection.on(target, (...args) => …)`. */
export function invocationRecord(target: string, args: readonly unknown[]): Buffer {
  return record({ type: MessageType.invocation, target, arguments: args });
}

/** One item of a stream. A value that JSON cannot represent, such as undefined, becomes null. */
export function streamItemRecord(invocationId_: string, item: unknown): Buffer {
  return record({
    type: MessageType.streamItem,
    invocationId: invocationId_,
    item: item === undefined ? null : item,
  });
}

/** The successful end of an invocation or stream; an undefined result is left out. */
export function completionRecord(invocationId_: string, result?: unknown): Buffer {
  return record({ type: MessageType.completion, invocationId: invocationId_, result });
}

/** The failed end of an invocation or stream. */
export function failureRecord(invocationId_: string, error: string): Buffer {
  return record({ type: MessageType.completion, invocationId: invocationId_, error });
}

/** The last record of a connection. A client reconnects only when `allowReconnect` is true. */
export function closeRecord(error: string | null, allowReconnect: boolean): Buffer {
  return record({
    type: MessageType.close,
    ...(error === null ? {} : { error }),
    ...(allowReconnect ? { allowReconnect } : {}),
  });
}

/** Sent to connections, on any node, that are to be closed; not written as it is. */
export const DISCONNECT_RECORD = closeRecord(null, true);
