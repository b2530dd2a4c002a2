import type { IncomingMessage } from 'node:http';
import { networkBehind } from '#front/connections.ts';
import { CountedKeys } from '#front/counted-keys.ts';
import type { Step } from '#front/exchange.ts';
import { isLong, refuseBody, tooMany, whenOver } from '#front/steps/bodies.ts';

/** Bodies that have not arrived yet: from one network, and short ones from all. Those of shoppers arrive at once. */
const usual = { ofNetwork: 40, ofAll: 200 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Bounds the bodies that do not arrive: a network with too many is refused, before anything of it is kept; when the short
 * ones of all are too many, the oldest is cut off. Long ones wait for their turns (`readByTurns`).
 */
export function boundUnfinished({ ofNetwork, ofAll } = usual): Step {
  const networks = new CountedKeys(ofNetwork);
  /** With their networks, the oldest first. */
  const all = new Map<IncomingMessage, string>();
  const forget = (request: IncomingMessage): void => {
    const network = all.get(request);
    if (network === undefined) return;
    all.delete(request);
    networks.release(network);
  };
  return (exchange) => {
    const { request } = exchange;
    if (!hasBody(request)) return undefined;
    const network = networkBehind(request);
    if (!networks.take(network)) {
      refuseBody(exchange, tooMany);
      return 'answered';
    }
    if (isLong(request)) {
      whenOver(request, () => networks.release(network));
      return undefined;
    }
    const [oldest] = all.keys();
    if (oldest !== undefined && all.size >= ofAll) {
      // At once: its connection closes later, and each of several that arrive together cuts another one off.
      forget(oldest);
      oldest.socket.destroy();
    }
    all.set(request, network);
    whenOver(request, () => forget(request));
    return undefined;
  };
}
