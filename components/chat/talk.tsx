import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import { AboutStrip } from '#components/chat/about-strip.tsx';
import { ClearForm } from '#components/chat/clear-form.tsx';
import { Composer } from '#components/chat/composer.tsx';
import { focusTalk } from '#components/chat/field.tsx';
import { OfflineForm } from '#components/chat/offline-form.tsx';
import { Rating } from '#components/chat/rating.tsx';
import { ReportForm } from '#components/chat/report-form.tsx';
import { StartForm } from '#components/chat/start-form.tsx';
import { TalkList } from '#components/chat/talk-list.tsx';
import { TalkLog } from '#components/chat/talk-log.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { unsentLine } from '#components/chat/unsent-row.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useOnline } from '#components/ui/use-online.ts';
import { type ChatLog, lastOfStaff } from '#lib/chat/log.ts';
import { type ChatState, chatStore, isWritten } from '#lib/chat/store.ts';
import { readBox } from '#lib/chat/talk.ts';
import { useSession } from '#lib/session/store.ts';
import type { GetBoxAnswer } from '#lib/contract/chat.ts';

/** What the box shows below its head. */
export function BoxBody() {
  // Not the whole, which also changes with each letter that is written.
  const box = useStore(chatStore, (chat) => chat.box);
  const log = useStore(chatStore, (chat) => chat.log);
  const view = useStore(chatStore, (chat) => chat.view);
  const isFailed = useStore(chatStore, (chat) => chat.isFailed);
  if (box === null) return isFailed ? <Failed /> : <Loading />;
  if (view === 'list') return <TalkList chats={box.chats} />;
  if (log !== null && view === 'report') return <ReportForm chat={log.chat.id} />;
  if (log !== null && view === 'clear') return <ClearForm chat={log.chat.id} />;
  return <Conversation box={box} log={log} isFailed={isFailed} />;
}

const Loading = () => (
  <output className="chat-empty">
    <span className="spinner" aria-hidden="true" />
    <span className="sr-only">{texts.loading}</span>
  </output>
);

const Failed = () => (
  <div className="chat-empty">
    <p role="alert">{texts.failed}</p>
    <button type="button" className="btn btn-outline btn-sm" onClick={() => void readBox()}>
      {texts.again}
    </button>
  </div>
);

/** How a talk begins: by the form of a shop that is away, with a name, or at once. */
function wayOf({ isOn, mode, asksName }: GetBoxAnswer, isMember: boolean) {
  if (!isOn || mode === 'form') return 'form';
  return asksName && !isMember ? 'name' : 'field';
}

/** The form of a shop that is away stays while something is written in it, also when somebody comes. */
function useWay(box: GetBoxAnswer) {
  const isBlocked = useStore(chatStore, (chat) => chat.isBlocked);
  const isFull = useStore(chatStore, (chat) => chat.isFull);
  const isMember = useSession(({ user }) => user !== null);
  const isBegun = useStore(chatStore, isWritten);
  const way = isFull ? 'form' : wayOf(box, isMember);
  const [shown, setShown] = useState(way);
  const stays = shown === 'form' && isBegun;
  if (!stays && shown !== way) setShown(way);
  if (isBlocked) return 'none';
  return stays ? shown : way;
}

interface ConversationProps {
  box: GetBoxAnswer;
  /** Null before the first message, and while it is read. */
  log: ChatLog | null;
  isFailed: boolean;
}

/**
 * A talk, or before the first message the form of a shop that is away, or asks for a name. The field is
 * one and the same before and after the first message, so that it keeps the focus.
 */
function Conversation({ box, log, isFailed }: ConversationProps) {
  const isNew = log === null && box.chats.length === 0;
  const way = useWay(box);
  if (isNew && way === 'form') {
    return (
      <>
        <Strips box={box} log={null} />
        <OfflineForm box={box} />
      </>
    );
  }
  if (isNew && way === 'name') {
    return (
      <>
        <Strips box={box} log={null} />
        <AboutStrip log={null} />
        <StartForm />
      </>
    );
  }
  return (
    <>
      <Strips box={box} log={log} />
      {way !== 'none' && (log !== null || isNew) ? <AboutStrip log={log} /> : null}
      {log === null ? (
        <Before box={box} isNew={isNew} isFailed={isFailed} />
      ) : (
        <TalkLog key={log.chat.id} log={log} />
      )}
      {log === null ? null : <End key={`end ${log.chat.id}`} log={log} />}
      {way === 'none' ? <Blocked /> : <Composer key="field" />}
    </>
  );
}

/** In place of the field. */
const Blocked = () => <output className="chat-blocked">{texts.blocked}</output>;

/** In place of the messages: a welcome, or that they are being read. */
function Before({ box, isNew, isFailed }: Omit<ConversationProps, 'log'> & { isNew: boolean }) {
  const outbox = useStore(chatStore, (chat) => chat.outbox);
  const invitation = useStore(chatStore, (chat) => chat.invitation);
  const isBlocked = useStore(chatStore, (chat) => chat.isBlocked);
  if (!isNew) return isFailed ? <Failed /> : <Loading />;
  const welcome = invitation?.text ?? (box.welcome || texts.welcome);
  return (
    <div className="chat-talk">
      <div className="chat-log" role="log" aria-label={texts.log}>
        {isBlocked ? null : (
          <div className="chat-row chat-row-theirs">
            <p className="chat-bubble" dir="auto">
              {welcome}
            </p>
          </div>
        )}
        {outbox.map((unsent) => (
          <Fragment key={unsent.clientId}>{unsentLine(unsent)}</Fragment>
        ))}
      </div>
    </div>
  );
}

/** The one thing there is to say of the line, the shop or the talk. */
function stripOf({ mode }: GetBoxAnswer, log: ChatLog | null, isOnline: boolean) {
  if (!isOnline) return { icon: 'wifi-off', words: texts.broken, isWarning: true } as const;
  if (log === null) return null;
  const { state } = log.chat;
  if (state === 'closed') return { icon: 'check', words: texts.closed } as const;
  if (mode === 'form') return { icon: 'clock', words: texts.away } as const;
  if (lastOfStaff(log) === 0) return { icon: 'clock', words: texts.waiting } as const;
  return null;
}

function Strips({ box, log }: { box: GetBoxAnswer; log: ChatLog | null }) {
  const notice = useStore(chatStore, (chat: ChatState) => chat.notice);
  const fault = useStore(chatStore, (chat: ChatState) => chat.fault);
  const isBlocked = useStore(chatStore, (chat) => chat.isBlocked);
  const isFull = useStore(chatStore, (chat) => chat.isFull);
  const isOnline = useOnline();
  const standing = isBlocked ? null : stripOf(box, log, isOnline);
  // What was just done says enough of how the talk stands.
  const strip = notice === '' || (standing && 'isWarning' in standing) ? standing : null;
  return (
    <>
      {notice === '' ? null : (
        <output className="chat-strip chat-strip-good">
          <Icon name="circle-check" />
          <span>{notice}</span>
          <button
            type="button"
            className="icon-btn"
            aria-label={texts.closeNotice}
            onClick={() => {
              chatStore.setState({ notice: '' });
              focusTalk();
            }}
          >
            <Icon name="x" />
          </button>
        </output>
      )}
      {fault === '' ? null : (
        <p className="chat-strip chat-strip-warn" role="alert">
          <Icon name="circle-alert" />
          <span>{fault}</span>
        </p>
      )}
      {isFull && log === null ? <Full /> : null}
      {strip === null ? null : (
        <output className={'isWarning' in strip ? 'chat-strip chat-strip-warn' : 'chat-strip'}>
          <Icon name={strip.icon} />
          <span>{strip.words}</span>
        </output>
      )}
    </>
  );
}

/** The shop's telephone, as the page's menu has it. */
const phoneLink = () => document.querySelector<HTMLAnchorElement>('.main-nav-foot [href^="tel:"]');

/** Why the form is there instead of the field. */
function Full() {
  const phone = phoneLink();
  return (
    <p className="chat-strip chat-strip-warn" role="alert">
      <Icon name="circle-alert" />
      <span>
        {texts.full}
        {phone === null ? '.' : ` ${texts.orCall} `}
        {phone === null ? null : (
          <a className="link" href={phone.href}>
            <bdi dir="ltr">{phone.textContent}</bdi>
          </a>
        )}
      </span>
    </p>
  );
}

/** Asks for stars when the talk has ended, or staff ask for them. */
function End({ log: { chat, messages } }: { log: ChatLog }) {
  const isAsked = useStore(chatStore, ({ isRatingAsked }) => isRatingAsked);
  const [isLater, setLater] = useState(false);
  const isAnswered = messages.some(({ from }) => from === 'staff');
  const isDue = isAsked || (chat.state === 'closed' && isAnswered);
  if (!isDue || chat.rating !== null || isLater) return null;
  return <Rating chat={chat.id} onLater={() => setLater(true)} />;
}
