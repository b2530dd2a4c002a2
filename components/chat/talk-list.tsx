import { useRef } from 'react';
import { ChosenHeading, useFocusKept } from '#components/chat/field.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import { chatStore } from '#lib/chat/store.ts';
import { showTalk } from '#lib/chat/talk.ts';
import type { ChatSummary } from '#lib/contract/chat.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { weekdayOf } from '#lib/text/order-date.ts';

/** The visitor's talks, the latest first. */
export function TalkList({ chats }: { chats: readonly ChatSummary[] }) {
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list);
  return (
    <div ref={list} className="chat-form">
      <ChosenHeading>{texts.earlierTalks}</ChosenHeading>
      <ul className="chat-list">
        {chats.map(({ id, startedAt, last, unread }) => (
          <li key={id}>
            <button type="button" onClick={() => showTalk(id)}>
              <b>{texts.talkOf(weekdayOf(startedAt))}</b>
              {unread > 0 ? (
                <span className="count" title={texts.unread(unread)}>
                  {formatNumber(unread)}
                </span>
              ) : null}
              <span className="chat-one-line">
                <WrittenText>{last?.body ?? ''}</WrittenText>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => chatStore.setState({ view: 'talk' })}
      >
        {texts.backToTalk}
      </button>
    </div>
  );
}
