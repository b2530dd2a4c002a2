import type { PanelEvents } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import type { Recipients } from '#server/signalr/clients.ts';
import type { Hub } from '#server/signalr/hub.ts';

/** One of the staff, by a session of the panel. */
export interface Worker {
  readonly sessionId: string;
  readonly memberId: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/**
 * What a module registers on the panel's hub.
 * @param to the connections of staff with any of these permissions, on all nodes; asked for at the start only
 * @param hub registers methods; each checks the caller's permissions
 */
export type PanelHubPart = (
  to: (...permissions: readonly [Permission, ...Permission[]]) => Recipients<PanelEvents>,
  hub: Hub<Worker, PanelEvents>,
) => void;
