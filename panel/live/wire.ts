import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubDelays, hubMethods } from '#lib/contract/hub.ts';
import { panelHubEvents, panelHubPath } from '#lib/contract/panel-hub.ts';
import type { Wire, WireEvent } from '#lib/realtime/connection.ts';
import { reconnectDelay } from '#lib/realtime/machine.ts';
import { type ChatEvent, chatEvents } from '#panel/live/chat-line.ts';

export interface WireListeners {
  onWireEvent(event: WireEvent): void;
  /** Events arrive from now on; what came before may have been missed. */
  onReady(): void;
  onOrder(args: readonly unknown[]): void;
  onWaiting(args: readonly unknown[]): void;
  onBatch(args: readonly unknown[]): void;
  onImport(args: readonly unknown[]): void;
  onImportPictures(args: readonly unknown[]): void;
  onChat(event: ChatEvent, args: readonly unknown[]): void;
}

interface PanelWire extends Wire {
  /** Calls a method with its JSON, which is lost if the connection is. */
  send(method: string, json: string): void;
}

/** A SignalR connection of the panel: WebSocket without negotiation; the cookie of the session goes with it. */
export function createWire(listeners: WireListeners): PanelWire {
  const connection = new HubConnectionBuilder()
    .withUrl(panelHubPath, { transport: HttpTransportType.WebSockets, skipNegotiation: true })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
        reconnectDelay(previousRetryCount, Math.random()),
    })
    .withServerTimeout(hubDelays.serverTimeout)
    .withKeepAliveInterval(hubDelays.keepAlive)
    .configureLogging(LogLevel.None)
    .build();
  const greet = () => connection.send(hubMethods.reconnect);

  connection.on(panelHubEvents.reconnect, () => listeners.onReady());
  connection.on(panelHubEvents.updateOrder, (...args: unknown[]) => listeners.onOrder(args));
  connection.on(panelHubEvents.updateWaiting, (...args: unknown[]) => listeners.onWaiting(args));
  connection.on(panelHubEvents.updateBatch, (...args: unknown[]) => listeners.onBatch(args));
  connection.on(panelHubEvents.updateImport, (...args: unknown[]) => listeners.onImport(args));
  connection.on(panelHubEvents.updateImportPictures, (...args: unknown[]) =>
    listeners.onImportPictures(args),
  );
  for (const event of chatEvents) {
    connection.on(event, (...args: unknown[]) => listeners.onChat(event, args));
  }
  connection.onreconnecting(() => listeners.onWireEvent('lost'));
  connection.onreconnected(() => {
    listeners.onWireEvent('recovered');
    greet().catch(() => {});
  });
  connection.onclose(() => listeners.onWireEvent('closed'));

  return {
    start: async () => {
      await connection.start();
      await greet();
    },
    stop: () => connection.stop(),
    send: (method, json) => void connection.send(method, json).catch(() => {}),
  };
}
