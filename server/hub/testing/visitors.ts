import { EventEmitter, on } from 'node:events';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';
import { type HubEvents, updateBasketEvent } from '#lib/contract/hub-events.ts';
import { hubEvents, hubMethods, hubPath } from '#lib/contract/hub.ts';

type UpdateBasket = HubEvents['UpdateBasketEvent'];

/** A tab of a visitor, as the storefront connects it. */
export interface Tab {
  readonly connection: HubConnection;
  /** All basket events received so far. */
  readonly received: UpdateBasket[];
  /** The next basket event not yet returned. */
  next(): Promise<UpdateBasket>;
  stop(): Promise<void>;
}

/**
 * Connects the real client and waits until the hub confirms that it receives events.
 * @param token a member's; empty for a visitor
 */
export async function openTab(base: string, guid: string, token = ''): Promise<Tab> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${base}${hubPath}?guid=${guid}`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .configureLogging(LogLevel.None)
    .build();
  const received: UpdateBasket[] = [];
  const events = new EventEmitter();
  const coming = on(events, 'basket');
  connection.on(hubEvents.updateBasket, (...args: unknown[]) => {
    received.push(updateBasketEvent.parse(args));
    events.emit('basket', args);
  });
  const greeted = new Promise<void>((resolve) =>
    connection.on(hubEvents.reconnect, () => resolve()),
  );
  await connection.start();
  await connection.send(hubMethods.reconnect);
  await greeted;
  return {
    connection,
    received,
    next: async () => {
      const { value = [] } = await coming.next();
      return updateBasketEvent.parse(value[0]);
    },
    stop: () => connection.stop(),
  };
}
