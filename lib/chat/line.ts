import { chatStore } from '#lib/chat/store.ts';
import { chatHubMethods, type ChatLocation, typingEvery } from '#lib/contract/chat-names.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import type { HubLine } from '#lib/realtime/line.ts';

/** Messages of the box to the hub. They may be lost. */

let line: HubLine | null = null;

export function takeLine(next: HubLine): void {
  line = next;
}

export const isConnected = (): boolean => line?.state === 'Connected';

function send(method: string, what: object): void {
  if (isConnected()) void line?.send(method, JSON.stringify(what)).catch(() => {});
}

/** What the box shows. */
export const sayLocation = (where: { type: ChatLocation; value: string }): void =>
  send(hubMethods.changeChatLocation, where);

export const sayDelivered = (chat: string, sequence: number): void =>
  send(chatHubMethods.deliveredMessage, { chat, sequence });

/** Time without a key press after which the visitor counts as no longer writing, in ms. */
const pause = 5_000;
let saidAt = 0;
let stopping: ReturnType<typeof setTimeout> | undefined;

/** The visitor writes, or no longer does. */
export function sayTyping(isOn: boolean): void {
  const { log } = chatStore.getState();
  if (log === null) return;
  clearTimeout(stopping);
  const chat = log.chat.id;
  if (isOn) stopping = setTimeout(() => sayTyping(false), pause);
  if (isOn ? Date.now() - saidAt < typingEvery : saidAt === 0) return;
  saidAt = isOn ? Date.now() : 0;
  send(chatHubMethods.typing, { chat, on: isOn });
}

/** How long somebody counts as writing without news of it, in ms. */
const typistStays = 6_000;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function showTypist(name: string | null): void {
  clearTimeout(leaving);
  chatStore.setState({ typist: name });
  if (name !== null) leaving = setTimeout(() => showTypist(null), typistStays);
}
