import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageLine } from '#components/chat/message-row.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { unsentLine } from '#components/chat/unsent-row.tsx';
import { useLogScroll } from '#components/chat/use-log-scroll.ts';
import { Icon } from '#components/ui/icon.tsx';
import { serviceNow } from '#lib/chat/clock.ts';
import { type ChatLog, lastOfStaff, unseen } from '#lib/chat/log.ts';
import { type ChatRow, chatRows } from '#lib/chat/rows.ts';
import { chatStore } from '#lib/chat/store.ts';
import { readEarlier, seeAll } from '#lib/chat/talk.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { weekdayOf } from '#lib/text/order-date.ts';

const dayLength = 86_400_000;

/** «امروز، جمعه ۶ آذر». */
function dayName(at: string): string {
  const now = serviceNow();
  const day = dayInTehran(at);
  const name = weekdayOf(at);
  if (day === dayInTehran(new Date(now).toISOString())) return `${texts.today}، ${name}`;
  const isYesterday = day === dayInTehran(new Date(now - dayLength).toISOString());
  return isYesterday ? `${texts.yesterday}، ${name}` : name;
}

/** Whether this page is in view. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const change = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return isVisible;
}

/** Reads earlier messages, which are not announced like new ones. */
function useEarlier(): { isReading: boolean; read: () => void } {
  const [isReading, setReading] = useState(false);
  const running = useRef(false);
  const read = useCallback(() => {
    if (running.current) return;
    running.current = true;
    setReading(true);
    void readEarlier().finally(() => {
      // Once what came is drawn.
      setTimeout(() => {
        running.current = false;
        setReading(false);
      });
    });
  }, []);
  return { isReading, read };
}

/** The messages of a talk, by pages; what comes is announced politely. */
export function TalkLog({ log }: { log: ChatLog }) {
  const outbox = useStore(chatStore, (chat) => chat.outbox);
  // Read here, so that the end of the log stays in view when it comes.
  const typist = useStore(chatStore, (chat) => chat.typist);
  const place = useRef<HTMLDivElement>(null);
  const earlier = useEarlier();
  const { hasEarlier } = log;
  const { read } = earlier;
  const onTop = useCallback(() => hasEarlier && read(), [hasEarlier, read]);
  const first = log.messages[0]?.sequence.toString();
  const { isAtEnd, toEnd } = useLogScroll(place, first, onTop);
  const isVisible = useVisible();
  const last = lastOfStaff(log);
  useEffect(() => {
    if (isVisible && isAtEnd) seeAll();
  }, [isVisible, isAtEnd, last]);
  const rows = chatRows(log, outbox);
  // What the visitor has just written is in view.
  const lastRow = rows.at(-1);
  const own = lastRow?.kind === 'unsent' ? lastRow.key : undefined;
  useEffect(() => {
    if (own !== undefined) toEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `toEnd` is another one each time
  }, [own]);

  return (
    <div className="chat-talk">
      <div
        ref={place}
        className="chat-log"
        role="log"
        aria-label={texts.log}
        aria-live={earlier.isReading ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
        tabIndex={0}
      >
        {hasEarlier ? (
          <button
            type="button"
            className="link chat-earlier"
            aria-disabled={earlier.isReading}
            onClick={read}
          >
            {texts.earlier}
          </button>
        ) : null}
        {rows.map((row) => (
          <Row key={row.key} row={row} log={log} />
        ))}
        <Typist name={typist} />
      </div>
      {!isAtEnd && unseen(log).length > 0 ? (
        <button type="button" className="chip chip-sm chat-fresh" onClick={toEnd}>
          {texts.fresh}
          <Icon name="chevron-down" className="i-s" />
        </button>
      ) : null}
    </div>
  );
}

/** One component for all, so that a message keeps its elements when it is confirmed. */
function Row({ row, log }: { row: ChatRow; log: ChatLog }) {
  if (row.kind === 'day') return <span className="chat-day">{dayName(row.at)}</span>;
  return row.kind === 'unsent' ? unsentLine(row.unsent) : messageLine(log, row);
}

/** Who is writing. */
function Typist({ name }: { name: string | null }) {
  return (
    <output className="chat-typing">
      {name === null ? null : (
        <>
          <span>
            {name === '' ? null : <bdi>{name}</bdi>} {texts.typing}
          </span>
          <i aria-hidden="true">
            <span />
            <span />
            <span />
          </i>
        </>
      )}
    </output>
  );
}
