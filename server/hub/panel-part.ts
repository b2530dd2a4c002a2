import type { PanelEvents } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import type { Recipients } from '#server/signalr/clients.ts';

/**
 * What a module registers on the panel's hub.
 * @param to the connections of staff with any of these permissions, on all nodes; asked for at the start only
 */
export type PanelHubPart = (
  to: (...permissions: readonly [Permission, ...Permission[]]) => Recipients<PanelEvents>,
) => void;
