import { useMutation } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { type OpenChat, readEarlier } from '#panel/chat/calls.ts';
import { Bubble, UnsentBubble } from '#panel/chat/bubble.tsx';
import { itemsOf } from '#panel/chat/items.ts';
import { dayTitle } from '#panel/chat/moment.ts';
import { shownOf } from '#panel/chat/last.ts';
import { nameOf } from '#panel/chat/name.ts';
import { settleUnsent, useOutbox } from '#panel/chat/outbox.ts';
import { typingIn, useInbox } from '#panel/chat/store.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { useTalkScroll } from '#panel/chat/use-talk-scroll.ts';
import { Button } from '#panel/ui/button.tsx';
import { useNow } from '#panel/ui/use-now.ts';

/** Keys that scroll the log, and mean nothing to the list while it has the focus. */
const scrolling: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

function keepScrolling(event: KeyboardEvent): void {
  if (scrolling.has(event.code)) event.stopPropagation();
}

/** Reads the page before when its button comes into view. */
function Earlier({ chat }: { chat: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readEarlier(chat),
    meta: { isShown: true },
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const watched = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mutate();
    });
    watched.observe(place.current);
    return () => watched.disconnect();
  }, [mutate]);
  return (
    <p ref={place} className="talk-sign" aria-busy={isPending}>
      {error ? <span className="text-bad">{`${error.message} `}</span> : null}
      <Button size="s" isBusy={isPending} onClick={() => mutate()}>
        {words.earlier}
      </Button>
    </p>
  );
}

interface Props {
  open: OpenChat;
  /** Of who is at the panel. */
  ownName: string;
  onDelete: (message: ChatMessage) => void;
  /** A text that was not taken is in the field again, up to a place. */
  onEdit: (length: number) => void;
}

/** Reads out what the visitor writes from now on: not what is read of before. */
function News({ messages }: { messages: readonly ChatMessage[] }) {
  const last = messages.findLast(({ from }) => from === 'visitor');
  const [before] = useState(last?.sequence ?? 0);
  const isNew = last !== undefined && last.sequence > before;
  return (
    <p className="sr-only" aria-live="polite">
      {isNew ? <span key={last.id}>{shownOf(last)}</span> : null}
    </p>
  );
}

/** The messages of a chat, and who is writing. */
export function TalkLog({ open: { chat, talk }, ownName, onDelete, onEdit }: Props) {
  const now = useNow();
  const all = useOutbox(({ unsent }) => unsent);
  const unsent = useMemo(() => all.filter((each) => each.chat === chat.id), [all, chat.id]);
  const items = useMemo(() => itemsOf(talk.messages, unsent), [talk.messages, unsent]);
  const typing = useInbox(typingIn(chat.id));
  const { log, content, isAway, isNews, onScroll, toEnd } = useTalkScroll(items);
  useEffect(() => settleUnsent(talk.messages), [talk.messages]);
  const byOf = ({ from, name }: ChatMessage) => (from === 'staff' && name !== ownName ? name : '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that scroll stay here
    <div
      ref={log}
      className="talk-log"
      role="log"
      aria-label={words.log}
      // Earlier messages come into it, too: `News` reads out the new ones.
      aria-live="off"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      onScroll={onScroll}
      onKeyDown={keepScrolling}
    >
      <div ref={content} className="talk-items">
        <News messages={talk.messages} />
        {talk.hasEarlier ? <Earlier key={talk.messages[0]?.id} chat={chat.id} /> : null}
        {items.map((item) => {
          if (item.is === 'day') {
            return (
              <p key={item.key} className="talk-sign">
                {dayTitle(item.moment, now)}
              </p>
            );
          }
          if (item.is === 'unsent')
            return <UnsentBubble key={item.key} unsent={item.unsent} onEdit={onEdit} />;
          const { message } = item;
          return (
            <Bubble
              key={item.key}
              chat={chat.id}
              message={message}
              by={byOf(message)}
              onDelete={onDelete}
            />
          );
        })}
        {typing.map(({ from, name }) => (
          <p key={`${from} ${name}`} className="talk-sign">
            {from === 'staff' ? words.othersTyping(name) : words.typingOf(nameOf(chat))}
          </p>
        ))}
        {isAway ? (
          <Button
            size="s"
            className="talk-down"
            icon={<ArrowDown className="i i-s" aria-hidden="true" />}
            onClick={toEnd}
          >
            {isNews ? words.newest : words.toNewest}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
