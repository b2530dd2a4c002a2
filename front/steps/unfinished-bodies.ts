import type { IncomingMessage } from 'node:http';
import { isNear } from '#front/connections.ts';
import type { Step } from '#front/exchange.ts';
import { refuseBody, tooMany } from '#front/steps/bodies.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Bodies that have not arrived yet: from one network, and from all. Those of shoppers arrive at once. */
const usual = { ofNetwork: 40, ofAll: 400 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The network of the visitor: that which a proxy of our own network names, else that of the connection. */
function networkBehind({ headers, socket }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const named =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return networkOf(isNear(peer) && named !== '' ? named : peer);
}

/**
 * Bounds the bodies that do not arrive: a network with too many is refused, before anything of it is kept; when all
 * together are too many, the oldest is cut off.
 */
export function boundUnfinished({ ofNetwork, ofAll } = usual): Step {
  /** The oldest first. */
  const all = new Set<IncomingMessage>();
  const networks = new Map<string, number>();
  return (exchange) => {
    const { request } = exchange;
    if (!hasBody(request)) return undefined;
    const network = networkBehind(request);
    const count = networks.get(network) ?? 0;
    if (count >= ofNetwork) {
      refuseBody(exchange, tooMany);
      return 'answered';
    }
    const [oldest] = all;
    if (all.size >= ofAll) oldest?.socket.destroy();
    all.add(request);
    networks.set(network, count + 1);
    request.once('close', () => {
      all.delete(request);
      const rest = (networks.get(network) ?? 1) - 1;
      if (rest === 0) networks.delete(network);
      else networks.set(network, rest);
    });
    return undefined;
  };
}
