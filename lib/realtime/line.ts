import type { HubConnection } from '@microsoft/signalr';
import type { chatHubEvents } from '#lib/contract/chat-names.ts';

/** The hub's connection, as parts use it that are loaded late. */
export type HubLine = Pick<HubConnection, 'on' | 'send' | 'state'>;

let line: HubLine | null = null;
let part: ((line: HubLine) => void) | null = null;

/** Called with each new connection. */
export function offerLine(next: HubLine): void {
  line = next;
  part?.(next);
}

/** Joins a part to this connection and to each that replaces it. */
export function joinLine(joining: (line: HubLine) => void): void {
  part = joining;
  if (line !== null) joining(line);
}

/** Here, because all pages load this file, and few the other names of chat. */
export const chatBoxEvent: (typeof chatHubEvents)['chatBox'] = 'ChatBoxEvent';

/** Dispatched on the window when staff invite the visitor to talk; `detail` is JSON. */
export const invitedEvent = 'chat-invited';
