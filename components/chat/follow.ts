import { loadChat } from '#components/chat/links.ts';
import { trailStore } from '#lib/calls/trail.ts';
import { chatFragment, chatOutcomes, chatPath } from '#lib/contract/chat-names.ts';
import { loadPart } from '#lib/parts.ts';
import { invitedEvent } from '#lib/realtime/line.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { shelfOf } from '#lib/shelf.ts';

const kept = shelfOf(() => localStorage);

const hasChat = (): boolean =>
  (kept.getItem(chatKeys.there) ?? shelfOf(() => sessionStorage).getItem(chatKeys.unsent)) !== null;

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
  part.goAlong();
}

async function openHere(): Promise<void> {
  const part = await loadPart(loadChat);
  part.openByAddress();
}

/** The link of a message leads to `#chat`. */
function followAddress(): void {
  if (location.hash === chatFragment) void openHere();
}

/** Loads the box where there is a chat, an invitation to one, or a link to it was followed. */
export function startChat(): void {
  rememberForm();
  void follow();
  addEventListener('storage', ({ key }) => key === chatKeys.there && void follow());
  addEventListener(invitedEvent, (event) => {
    void loadPart(loadChat).then((part) => part.invite(event));
  });
  addEventListener('hashchange', followAddress);
  // The router has changed the address without that event.
  trailStore.subscribe(followAddress);
  if (isSentHere()) void openHere();
  else followAddress();
}
