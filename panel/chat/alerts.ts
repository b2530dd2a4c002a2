import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { useAlerts } from '#panel/chat/alert-settings.ts';
import { shownOf } from '#panel/chat/last.ts';
import { nameOf } from '#panel/chat/name.ts';
import { playSound } from '#panel/chat/sound.ts';
import { isReadSomewhere } from '#panel/chat/reading.ts';
import { isReading, useInbox } from '#panel/chat/store.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { useNotices } from '#panel/live/state.ts';

/** Ms in which there is one alert for several messages, in all tabs together. */
const quiet = 3_000;
const longestNotice = 120;

/** Whether somebody is alerted to a message: it waits for anybody, or is in a chat of theirs. */
export const isConcerned = (
  { state, assignee }: Pick<StaffChatRow, 'state' | 'assignee'>,
  memberId: number,
): boolean => state !== 'closed' && (assignee === null || assignee.id === memberId);

/** Does something in one of the tabs of this browser only, and not again for a moment. */
function once(name: string, act: () => void): void {
  // Absent on plain http.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    act();
    return;
  }
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    act();
    await new Promise((done) => setTimeout(done, quiet));
  });
}

/** Whether pages may make notifications; null: not known yet. Browsers of phones leave them to service workers, and throw. */
let canMake: boolean | null = null;

function make(title: string, options: NotificationOptions = {}): Notification | null {
  try {
    const notice = new Notification(title, options);
    canMake = true;
    return notice;
  } catch {
    canMake = false;
    return null;
  }
}

/** Whether notifications may be shown; null where the browser has none, or none for pages. */
export function noticePermission(): NotificationPermission | null {
  if (!('Notification' in globalThis)) return null;
  const { permission } = Notification;
  // Without the permission this shows nothing.
  if (canMake === null && permission !== 'granted') make('');
  return canMake === false ? null : permission;
}

interface Notice {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly onOpen: () => void;
}

function notify({ tag, title, body, onOpen }: Notice): void {
  const notice = make(title, { tag, body, lang: 'fa', dir: 'rtl' });
  notice?.addEventListener('click', () => {
    globalThis.focus();
    notice.close();
    onOpen();
  });
}

/** Shows a notification, in one of the tabs. @param tag a later one of the same takes its place */
function notifyOnce(tag: string, title: string, body: string, onOpen: () => void): void {
  const { hasNotices } = useAlerts.getState();
  if (!hasNotices || noticePermission() !== 'granted') return;
  once(tag, () => notify({ tag, title, body, onOpen }));
}

/** Alerts the person at the panel that their session is over, so that nobody waits for them any more. */
export function alertToEnd(): void {
  if (useInbox.getState().staffState === 'off') return;
  if (useAlerts.getState().hasSound) once('panel-chat-sound', playSound);
  if (!document.hasFocus()) notifyOnce('panel-chat-end', words.ended, words.endedText, () => {});
}

/** Alerts the person at the panel to a message of a visitor, unless they are reading that chat in one of their tabs. */
export async function alertTo(
  row: StaffChatRow,
  message: ChatMessage,
  onOpen: () => void,
): Promise<void> {
  if (useInbox.getState().staffState === 'off' || isReading(row.id)) return;
  if (await isReadSomewhere(row.id)) return;
  if (useAlerts.getState().hasSound) once('panel-chat-sound', playSound);
  if (document.hasFocus()) return;
  useNotices.setState(({ unseen }) => ({ unseen: unseen + 1 }));
  const body = shownOf(message).slice(0, longestNotice);
  notifyOnce(`panel-chat-${row.id}`, words.noticeFrom(nameOf(row)), body, onOpen);
}
