import type { HubConnection } from '@microsoft/signalr';
import { hubMethods } from '#lib/contract/hub.ts';
import { type PanelEvents, panelHubEvents, panelHubPath } from '#lib/contract/panel-hub.ts';
import { realClient } from '#server/signalr/testing/clients.ts';

/** What pages of a test shop with the address http://localhost send. */
export const shopOrigin = { origin: 'http://localhost' };

type Received = readonly [name: keyof PanelEvents, ...args: unknown[]];

/** A tab of the panel. */
export interface PanelTab {
  readonly connection: HubConnection;
  /** All events so far but ReconnectEvent. */
  readonly received: Received[];
  /** The arguments of one event, each time it arrived. */
  of(name: keyof PanelEvents): unknown[][];
}

/**
 * Connects the real client to the panel's hub and waits until the hub confirms that it receives events.
 * @param cookie of the session
 */
export async function openPanelTab(base: string, cookie: string): Promise<PanelTab> {
  const connection = realClient(`${base}${panelHubPath}`, { headers: { cookie, ...shopOrigin } });
  const received: Received[] = [];
  const { reconnect, ...events } = panelHubEvents;
  for (const name of Object.values(events)) {
    connection.on(name, (...args: unknown[]) => received.push([name, ...args]));
  }
  const greeted = new Promise<void>((resolve) => connection.on(reconnect, () => resolve()));
  await connection.start();
  await connection.send(hubMethods.reconnect);
  await greeted;
  return {
    connection,
    received,
    of: (wanted) => received.flatMap(([name, ...args]) => (name === wanted ? [args] : [])),
  };
}
