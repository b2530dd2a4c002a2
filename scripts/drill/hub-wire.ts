import { randomUUID } from 'node:crypto';
import { hubPath } from '#lib/contract/hub.ts';

/** Asks for a WebSocket of a hub. @param path the panel's wants a session among the headers */
export const upgrade = (
  path: string = hubPath,
  headers: Readonly<Record<string, string>> = {},
): string =>
  [
    `GET ${path}?guid=${randomUUID()} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** First bytes of frames (RFC 6455 §5.2). */
export const [text, more, pong] = [0x01, 0x00, 0x8a];
export const isWhole = 0x80;

/** A masked frame of at most 125 bytes; the mask is zero. */
export const frame = (kind: number, payload: string): Buffer =>
  Buffer.concat([
    Buffer.from([kind, 0x80 | Buffer.byteLength(payload), 0, 0, 0, 0]),
    Buffer.from(payload),
  ]);

export const handshake = frame(isWhole | text, '{"protocol":"json","version":1}\u001e');
