/**
 * Loaded into the storefront (`--import`): it listens on STOREFRONT_HOST alone. Not by Next's own `-H`, which
 * is a name as well: 127.0.0.1 is called localhost by the middleware, so that Next takes what is rewritten
 * there for another server and asks itself.
 */
import { Server } from 'node:net';

const host = process.env.STOREFRONT_HOST;
const { listen } = Server.prototype;

/** @this {Server} */
function listenThere(...args) {
  const [port, asked] = args;
  if (typeof port !== 'number' || typeof asked === 'string') return listen.apply(this, args);
  return listen.call(this, { port, host }, ...args.filter((each) => typeof each === 'function'));
}

if (host) Object.assign(Server.prototype, { listen: listenThere });
