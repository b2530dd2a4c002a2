import { panelHubEvents } from '#lib/contract/panel-hub.ts';

/** Events of chat. */
export const chatEvents = [
  panelHubEvents.typing,
  panelHubEvents.newMessage,
  panelHubEvents.messageStatus,
  panelHubEvents.deleteMessage,
  panelHubEvents.chatList,
  panelHubEvents.visitor,
] as const;
export type ChatEvent = (typeof chatEvents)[number];

/** What listens to them: code of chat, which is loaded late and for some people only. */
interface Listener {
  onEvent: (event: ChatEvent, args: readonly unknown[]) => void;
  /** Events arrive from now on. @param isLate whether some may have come before it listened */
  onReady: (isLate: boolean) => void;
}

/** Sends a method with its JSON. */
type Send = (method: string, json: string) => void;

let listener: Listener | null = null;
let send: Send | null = null;

/** Listens until it is called off. There is one listener, in the frame. */
export function onChatLine(given: Listener): () => void {
  listener = given;
  if (send !== null) given.onReady(true);
  return () => {
    if (listener === given) listener = null;
  };
}

export const passChatEvent = (event: ChatEvent, args: readonly unknown[]): void =>
  listener?.onEvent(event, args);

/** @param given by which methods are sent from now on */
export function openChatLine(given: Send): void {
  send = given;
  listener?.onReady(false);
}

/** @param given by which methods were sent; a later connection may have taken its place already */
export function closeChatLine(given: Send): void {
  if (send === given) send = null;
}

/** Calls a method of the hub with its JSON. It is lost without a connection. */
export const callHub = (method: string, body: object): void => send?.(method, JSON.stringify(body));
