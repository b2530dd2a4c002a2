import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubDelays, hubEvents, hubMethods } from '#lib/contract/hub-constants.ts';
import { basketNews } from '#lib/realtime/basket-event.ts';
import type { Wire, WireEvent } from '#lib/realtime/connection.ts';
import { reconnectDelay } from '#lib/realtime/machine.ts';
import type { BasketNews } from '#lib/stores/basket.ts';

export interface WireListeners {
  /** The life of this wire. */
  tell(event: WireEvent): void;
  /** A change of the basket, here or in another tab. */
  onBasket(news: BasketNews): void;
  /** We are among the hub's listeners again: what happened meanwhile has to be asked for. */
  onBack(): void;
}

/**
 * A SignalR connection (specification §7): WebSocket at once, and nothing logged, because the
 * client's log holds the address with its token.
 * @param url address with the visitor's guid
 */
export function createWire(url: string, listeners: WireListeners): Wire {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport: HttpTransportType.WebSockets, skipNegotiation: true })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
        reconnectDelay(previousRetryCount, Math.random()),
    })
    .withServerTimeout(hubDelays.serverTimeout)
    .withKeepAliveInterval(hubDelays.keepAlive)
    .configureLogging(LogLevel.None)
    .build();
  const greet = () => connection.send(hubMethods.reconnect);

  connection.on(hubEvents.reconnect, () => listeners.onBack());
  connection.on(hubEvents.updateBasket, (...args: unknown[]) => {
    const news = basketNews(args);
    if (news) listeners.onBasket(news);
  });
  connection.onreconnecting(() => listeners.tell('lost'));
  connection.onreconnected(() => {
    listeners.tell('recovered');
    // A send that fails means the connection is lost again, and its next recovery greets.
    greet().catch(() => {});
  });
  connection.onclose(() => listeners.tell('closed'));

  return {
    start: async () => {
      await connection.start();
      await greet();
    },
    stop: () => connection.stop(),
  };
}
