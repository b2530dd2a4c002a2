import { type ReactNode, useEffect, useState } from 'react';
import { Attachment, OrderCard, ProductCard } from '#components/chat/cards.tsx';
import { focusTalk } from '#components/chat/field.tsx';
import { Bubble, Line } from '#components/chat/line.tsx';
import { MessageText } from '#components/chat/message-text.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { serviceNow } from '#lib/chat/clock.ts';
import { type ChatLog, statusOf } from '#lib/chat/log.ts';
import type { ChatRow } from '#lib/chat/rows.ts';
import { removeMessage } from '#lib/chat/send.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { deleteMinutes, messageStatuses } from '#lib/contract/chat-names.ts';
import { timeOf } from '#lib/text/order-date.ts';

type MessageRow = Extract<ChatRow, { kind: 'message' }>;

/** A message of the log, with its state and time if it ends a group. */
export function messageLine(log: ChatLog, { message, isNamed, isLast }: MessageRow): ReactNode {
  const { from, name, isDeleted } = message;
  if (from === 'system') {
    return (
      <p className="chat-said" dir="auto">
        <MessageText>{message.body}</MessageText>
      </p>
    );
  }
  const isOwn = from === 'visitor';
  return (
    <Line
      isOwn={isOwn}
      name={isOwn ? texts.you : name || texts.support}
      isNamed={isNamed && name !== ''}
      acts={isOwn && !isDeleted ? <Remove chat={log.chat.id} message={message} /> : null}
      state={isLast ? <State log={log} message={message} /> : null}
    >
      {contentOf(message)}
    </Line>
  );
}

function contentOf(message: ChatMessage): ReactNode {
  const { kind, body, attachment, product, order, isDeleted } = message;
  if (isDeleted) return <p className="chat-bubble chat-gone">{texts.gone}</p>;
  if (attachment !== null) return <Attachment message={message} />;
  if (product !== null) return <ProductCard product={product} />;
  if (order !== null) return <OrderCard order={order} />;
  return <Bubble isForm={kind === 'form'}>{body}</Bubble>;
}

function State({ log, message }: { log: ChatLog; message: ChatMessage }) {
  const time = <bdi dir="ltr">{timeOf(message.sentAt)}</bdi>;
  if (message.from !== 'visitor' || message.isDeleted) return <p className="chat-state">{time}</p>;
  const status = statusOf(log, message);
  const isSeen = status === messageStatuses.seen;
  return (
    <p className={isSeen ? 'chat-state chat-state-seen' : 'chat-state'} aria-live="off">
      <Icon name={status === messageStatuses.sent ? 'check' : 'check-check'} />
      <span>
        {texts.states[status]}، {time}
      </span>
    </p>
  );
}

/** How long a press waits for the second one that removes, in ms. */
const doubt = 4_000;

/** Removes an own message while it may be, by two presses. */
function Remove({ chat, message: { id, sentAt } }: { chat: string; message: ChatMessage }) {
  const until = Date.parse(sentAt) + deleteMinutes * 60_000;
  const [isPossible, setPossible] = useState(() => serviceNow() < until);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPossible(false), Math.max(0, until - serviceNow()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (!isSure) return undefined;
    const timer = setTimeout(() => setSure(false), doubt);
    return () => clearTimeout(timer);
  }, [isSure]);
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className={isSure ? 'chat-remove chat-remove-sure' : 'chat-remove'}
      aria-label={isSure ? texts.removeSure : texts.remove}
      onClick={() => {
        if (isSure) void removeMessage(chat, id).then(focusTalk);
        setSure(!isSure);
      }}
    >
      {isSure ? texts.removeSure : <Icon name="trash-2" className="i-s" />}
    </button>
  );
}
