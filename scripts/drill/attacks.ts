import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { panelHubPath } from '#lib/contract/panel-hub.ts';
import { frame, handshake, isWhole, more, pong, text, upgrade } from '#scripts/drill/hub-wire.ts';

/** How connections are kept unfinished: what each sends first, and then again and again. */
export interface Attack {
  name: string;
  first: () => string | Buffer;
  /** Sent every `every` ms; nothing when absent. */
  rest?: string | Buffer;
  every?: number;
  /** Whether nothing that is answered is read. */
  isDeaf?: boolean;
  /** Whether it asks for more than the cores can make, so that visitors wait whatever is bounded. */
  isFlood?: boolean;
}

const onHub = (...frames: Buffer[]) => Buffer.concat([Buffer.from(upgrade()), ...frames]);

let turns = 0;
/** In turn the hub of shoppers and that of the panel, with the cookie of no session. */
function onAHub(): string {
  turns += 1;
  if (turns % 2 === 0) return upgrade();
  return upgrade(panelHubPath, {
    Origin: 'http://localhost',
    Cookie: `panel=${randomBytes(32).toString('base64url')}`,
  });
}

const post = (headers: string) =>
  `POST /api/Product/Get-List HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const piece = 'x'.repeat(16_384);

export const attacks: readonly Attack[] = [
  {
    name: 'messages of endless one-byte fragments',
    first: () => onHub(handshake, frame(text, '{')),
    rest: Buffer.concat(Array.from({ length: 50 }, () => frame(more, 'a'))),
    every: 50,
  },
  {
    name: 'hub messages that do not end',
    first: () => onHub(handshake, frame(isWhole | text, `{"a":"${'x'.repeat(100)}`)),
    rest: frame(isWhole | text, 'x'.repeat(120)),
    every: 50,
  },
  { name: 'connections to the hubs without a handshake', first: () => onAHub() },
  {
    name: 'pongs nobody asked for',
    first: () => onHub(handshake),
    rest: Buffer.concat(Array.from({ length: 20 }, () => frame(pong, 'x'.repeat(100)))),
    every: 50,
  },
  {
    name: 'bodies that stop before their end',
    first: () => post('Content-Length: 250000') + piece.repeat(15),
  },
  {
    name: 'bodies that drip',
    first: () => post('Content-Length: 250000'),
    rest: 'x',
    every: 200,
  },
  {
    name: 'bodies without a length that never end',
    first: () => post('Transfer-Encoding: chunked'),
    rest: `4000\r\n${piece}\r\n`,
    every: 50,
  },
  { name: 'bodies announced with 9.5 MB', first: () => post('Content-Length: 9500000') + piece },
  {
    name: 'heads that drip',
    first: () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
    rest: 'x'.repeat(10),
    every: 200,
  },
  {
    name: 'answers nobody reads',
    first: () => get('/shop/price-list').repeat(4),
    rest: get('/shop/price-list'),
    every: 200,
    isDeaf: true,
    isFlood: true,
  },
  {
    name: 'requests sent ahead, whose answers nobody reads',
    first: () => get('/shop').repeat(100),
    rest: get('/shop'),
    every: 200,
    isDeaf: true,
    isFlood: true,
  },
  { name: 'connections that say nothing', first: () => '' },
];

/** Connections of one address: as many unfinished bodies as one may have, so that the bounds for all are reached. */
const perAddress = 40;
/** An address of this machine that no visitor has, for the attacker of that number. */
function addressOf(at: number): string {
  const address = Math.floor(at / perAddress);
  return `127.0.${8 + Math.floor(address / 250)}.${1 + (address % 250)}`;
}
/** Pause before a connection that was cut off is opened again, in ms. */
const pauseBefore = 500;

/** Keeps so many connections busy with an attack until it is ended. */
export function begin(attack: Attack, port: number, count: number): { end: () => void } {
  const sockets = new Set<Socket>();
  let isOver = false;

  function open(localAddress: string): void {
    if (isOver) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    socket.on('connect', () => socket.write(attack.first()));
    // A socket that is never resumed reads nothing.
    if (attack.isDeaf !== true) socket.resume();
    const { rest, every = 100 } = attack;
    // Whoever reads slowly must not fill the memory of the attacker.
    const timer = setInterval(() => {
      if (rest !== undefined && socket.writable && socket.writableLength === 0) socket.write(rest);
    }, every);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      setTimeout(open, pauseBefore, localAddress);
    });
  }

  for (let opened = 0; opened < count; opened += 1) open(addressOf(opened));
  return {
    end: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
