import { create } from 'zustand';
import type { StaffState } from '#lib/contract/chat-names.ts';

/** Somebody who is writing in a chat. */
interface Typing {
  readonly from: 'visitor' | 'staff';
  /** Of staff; of a visitor their own word. */
  readonly name: string;
}

interface Inbox {
  /** By chat. */
  readonly typing: Readonly<Record<string, readonly Typing[]>>;
  /** Chats, and whether their visitors are in the shop. */
  readonly here: Readonly<Record<string, boolean>>;
  /** The chat whose row is washed because a message came. */
  readonly fresh: string | null;
  /** The chat that is shown. */
  readonly open: string | null;
  /** How often the hub was reached: what was said to it before may be lost. */
  readonly links: number;
  /** What this person has said of themselves. */
  readonly staffState: StaffState;
}

/** What events of the hub say, and the lists of the service do not. */
export const useInbox = create<Inbox>(() => ({
  typing: {},
  here: {},
  fresh: null,
  open: null,
  links: 0,
  staffState: 'off',
}));

/** Ms after which a person counts as writing no more: the event that says so may be lost. */
const typingLasts = 6_000;
const washLasts = 1_000;

type Timer = ReturnType<typeof setTimeout>;
const timers = new Map<string, Timer>();
const nobody: readonly Typing[] = [];

export const typingIn =
  (chat: string) =>
  (state: Inbox): readonly Typing[] =>
    state.typing[chat] ?? nobody;

/** Somebody began to write, or stopped. */
export function setTyping(chat: string, who: Typing, isOn: boolean): void {
  const key = `${chat} ${who.from} ${who.name}`;
  clearTimeout(timers.get(key));
  timers.delete(key);
  if (isOn)
    timers.set(
      key,
      setTimeout(() => setTyping(chat, who, false), typingLasts),
    );
  useInbox.setState(({ typing }) => {
    const others = (typing[chat] ?? nobody).filter(
      ({ from, name }) => from !== who.from || name !== who.name,
    );
    return { typing: { ...typing, [chat]: isOn ? [...others, who] : others } };
  });
}

/** A message came: its writer is not writing any more. */
export function endTyping(chat: string, from: string, name: string): void {
  for (const who of useInbox.getState().typing[chat] ?? nobody) {
    if (who.from === from && (from === 'visitor' || who.name === name)) {
      setTyping(chat, who, false);
    }
  }
}

let washing: Timer | undefined;
/** Washes the row of a chat for a moment. */
export function wash(chat: string): void {
  clearTimeout(washing);
  useInbox.setState({ fresh: chat });
  washing = setTimeout(() => useInbox.setState({ fresh: null }), washLasts);
}

export const setHere = (news: Readonly<Record<string, boolean>>): void =>
  useInbox.setState(({ here }) => ({ here: { ...here, ...news } }));

/** Whether somebody has a chat before their eyes. */
export const isReading = (chat: string): boolean =>
  useInbox.getState().open === chat && document.hasFocus();
