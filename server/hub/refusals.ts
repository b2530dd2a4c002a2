import { networkIn } from '#server/hub/client-address.ts';
import type { SecurityEvent } from '#server/http/request-log.ts';
import type { HubLogger, HubRequest } from '#server/signalr/options.ts';

/** Refusals that matter for security. A token or session may just have ended, which is normal. */
const events = new Map<number, SecurityEvent>([
  [403, 'foreign origin refused'],
  [429, 'limit exceeded'],
]);

/** Logs a refused connection. @param address as `clientAddress` has it */
export function logRefusal(logger: HubLogger, event: SecurityEvent, address: string): void {
  logger.warn({ event, network: networkIn(address) }, 'hub: a connection was refused');
}

/** Logs refusals that matter, by their HTTP status. */
export const refusalLog =
  (logger: HubLogger) =>
  (status: number, { address }: HubRequest): void => {
    const event = events.get(status);
    if (event !== undefined) logRefusal(logger, event, address);
  };
