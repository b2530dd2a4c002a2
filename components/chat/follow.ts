import { loadChat } from '#components/chat/links.ts';
import { isDesktop } from '#components/ui/desktop.ts';
import { trailStore } from '#lib/calls/trail.ts';
import { chatFragment, chatOutcomes, chatPath } from '#lib/contract/chat-names.ts';
import { loadPart } from '#lib/parts.ts';
import { invitedEvent } from '#lib/realtime/line.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { shelfOf } from '#lib/shelf.ts';

const kept = shelfOf(() => localStorage);
const passing = shelfOf(() => sessionStorage);

const hasChat = (): boolean =>
  (kept.getItem(chatKeys.there) ?? passing.getItem(chatKeys.unsent)) !== null;

/**
 * The box was open on the page before this one. On a phone it would cover this page, and a login or
 * payment it would be in the way of.
 */
const wasOpen = (): boolean =>
  isDesktop() &&
  document.querySelector('.full-page') === null &&
  passing.getItem(chatKeys.open) !== null;

/** Somebody pressed a link to the chat before its script was there. */
function isSentHere(): boolean {
  if (location.pathname !== chatPath || document.referrer === '') return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== chatPath;
}

/** The form of that page was sent without this script. */
function rememberForm(): void {
  const isSent = location.pathname === chatPath && location.hash === `#${chatOutcomes.done}`;
  if (isSent) kept.setItem(chatKeys.there, '1');
}

async function follow(): Promise<void> {
  if (!hasChat()) return;
  const part = await loadPart(loadChat);
  part.followChat();
  if (wasOpen()) await part.openChat(null, true);
}

async function openHere(): Promise<void> {
  const part = await loadPart(loadChat);
  await part.openChat(null);
}

/** The link of a message leads to `#chat`. */
function openByAddress(): void {
  if (location.hash !== chatFragment) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  void openHere();
}

/** Loads the box where there is a chat, an invitation to one, or a link to it was followed. */
export function startChat(): void {
  rememberForm();
  void follow();
  addEventListener('storage', ({ key }) => key === chatKeys.there && void follow());
  addEventListener(invitedEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const json: unknown = event.detail;
    void loadPart(loadChat).then((part) => part.invite(json));
  });
  addEventListener('hashchange', openByAddress);
  // The router has changed the address without that event.
  trailStore.subscribe(openByAddress);
  if (isSentHere()) void openHere();
  else openByAddress();
}
