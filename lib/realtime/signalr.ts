import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import { announceOrderNews } from '#lib/account/order-news.ts';
import type { BasketNews } from '#lib/basket/store.ts';
import { tellable, trailStore } from '#lib/calls/trail.ts';
import { hubDelays, hubEvents, hubMethods } from '#lib/contract/hub.ts';
import { basketNews } from '#lib/realtime/basket-event.ts';
import type { Wire, WireEvent } from '#lib/realtime/connection.ts';
import { chatBoxEvent, invitedEvent, offerLine } from '#lib/realtime/line.ts';
import { reconnectDelay } from '#lib/realtime/machine.ts';
import { orderNews, updateOrder } from '#lib/realtime/order-event.ts';

export interface WireListeners {
  /** Reports the wire's events. */
  onWireEvent(event: WireEvent): void;
  /** Called on a change of the basket, here or in another tab. */
  onBasket(news: BasketNews): void;
  /** Called when the connection is restored: missed events must be fetched. */
  onBack(): void;
  /** The member's access token, requested at each connection; '' for a visitor. */
  token(): Promise<string>;
}

/**
 * A SignalR connection (contract §5): WebSocket without negotiation, and without logging, because
 * the client's log would contain the address with its token.
 * @param url address with the visitor's guid
 */
export function createWire(url: string, listeners: WireListeners): Wire {
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: listeners.token,
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
        reconnectDelay(previousRetryCount, Math.random()),
    })
    .withServerTimeout(hubDelays.serverTimeout)
    .withKeepAliveInterval(hubDelays.keepAlive)
    .configureLogging(LogLevel.None)
    .build();
  /**
   * A failed send means that the connection was lost; the location is sent again after its
   * recovery.
   */
  const say = (method: string, ...args: unknown[]) =>
    void connection.send(method, ...args).catch(() => {});
  const sayWhere = () => {
    if (connection.state !== HubConnectionState.Connected) return;
    say(hubMethods.changeRefer, trailStore.getState().previousPath);
    const { title } = document;
    const where = { location: tellable(location.pathname), title, value: '' };
    say(hubMethods.changeLocation, JSON.stringify(where));
  };
  const sayView = () => {
    const isLookedAt = document.visibilityState === 'visible';
    if (isLookedAt && connection.state === HubConnectionState.Connected) say(hubMethods.changeView);
  };
  const greet = async () => {
    await connection.send(hubMethods.reconnect);
    sayWhere();
    sayView();
  };
  // Send the previous page's path at each navigation.
  const leaveMoves = trailStore.subscribe(sayWhere);
  document.addEventListener('visibilitychange', sayView);
  const end = () => {
    leaveMoves();
    document.removeEventListener('visibilitychange', sayView);
  };

  connection.on(hubEvents.reconnect, () => {
    listeners.onBack();
    announceOrderNews(null);
  });
  connection.on(hubEvents.updateBasket, (...args: unknown[]) => {
    const news = basketNews(args);
    if (news) listeners.onBasket(news);
  });
  connection.on(updateOrder, (...args: unknown[]) => {
    const news = orderNews(args);
    if (news) announceOrderNews(news);
  });
  connection.on(chatBoxEvent, (kind, detail) => {
    if (kind === 'open') dispatchEvent(new CustomEvent(invitedEvent, { detail }));
  });
  offerLine(connection);
  connection.onreconnecting(() => listeners.onWireEvent('lost'));
  connection.onreconnected(() => {
    listeners.onWireEvent('recovered');
    greet().catch(() => {});
  });
  connection.onclose(() => {
    end();
    listeners.onWireEvent('closed');
  });

  return {
    start: async () => {
      await connection.start();
      await greet();
    },
    stop: () => {
      end();
      return connection.stop();
    },
  };
}
