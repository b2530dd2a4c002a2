import { useMutation } from '@tanstack/react-query';
import { Check, CheckCheck, Clock, FileText, TriangleAlert, Trash2 } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { messageStatuses } from '#lib/contract/chat-names.ts';
import { linkPieces } from '#lib/text/links.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { renewFile } from '#panel/chat/calls.ts';
import { OrderCard, ProductCard } from '#panel/chat/cards.tsx';
import { shownOf } from '#panel/chat/last.ts';
import { retryUnsent, takeBack } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import type { Unsent } from '#panel/chat/unsent.ts';
import { IconButton } from '#panel/ui/button.tsx';

/** Plain text with its addresses as links. Nothing in it is read as markup. */
function Words({ children }: { children: string }) {
  return (
    <span className="bubble-text">
      {linkPieces(children).map(({ text, href }, at) =>
        href === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
          <Fragment key={at}>{text}</Fragment>
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
            key={at}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="link"
          >
            <bdi dir="ltr" className="whitespace-normal">
              {text}
            </bdi>
          </a>
        ),
      )}
    </span>
  );
}

interface AttachmentProps {
  chat: string;
  message: ChatMessage;
  file: NonNullable<ChatMessage['attachment']>;
}

/** Opens a file by a new address. A picture's tab opens at the press: later the browser would refuse it. */
function useRenewal({ chat, message: { sequence }, file }: AttachmentProps) {
  const isPicture = file.type !== 'application/pdf';
  const renewal = useMutation({ mutationFn: () => renewFile(chat, sequence) });
  const open = () => {
    const tab = isPicture ? globalThis.open() : null;
    renewal.mutate(undefined, {
      onSuccess: (url) => (isPicture ? tab : globalThis)?.location.assign(url),
      onError: () => tab?.close(),
    });
  };
  return {
    ...renewal,
    /** The press of its link. */
    onClick: (event: MouseEvent) => {
      if (Date.parse(file.urlUntil) > Date.now()) return;
      event.preventDefault();
      if (!renewal.isPending) open();
    },
  };
}

function Picture(props: AttachmentProps) {
  const { url, name, width, height } = props.file;
  const { mutate, isPending, onClick } = useRenewal(props);
  /** The address that was loaded in vain: a new one is asked for once. */
  const [failed, setFailed] = useState('');
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={words.openPicture(name)}
        onClick={onClick}
      >
        <img
          className="bubble-picture"
          src={url}
          alt={name}
          {...(width === null ? {} : { width })}
          {...(height === null ? {} : { height })}
          onLoad={() => setFailed('')}
          onError={() => {
            if (failed === '') mutate();
            setFailed(url);
          }}
        />
      </a>
      {failed === url && !isPending ? (
        <button type="button" className="link small" onClick={() => mutate()}>
          {words.renew}
        </button>
      ) : null}
    </>
  );
}

/** A picture or a PDF. Its address holds for a while: one that has expired is asked for again. */
function Attachment(props: AttachmentProps) {
  const { file } = props;
  const { onClick } = useRenewal(props);
  if (file.type !== 'application/pdf') return <Picture {...props} />;
  return (
    <a
      href={file.url}
      className="bubble-card"
      aria-label={words.openFile(file.name)}
      onClick={onClick}
    >
      <FileText className="i i-l" aria-hidden="true" />
      <span className="grid min-w-0">
        <bdi className="medium font-label">{file.name}</bdi>
        <span className="small muted">
          {words.fileSize(formatNumber(Math.ceil(file.size / 1_024)))}
        </span>
      </span>
    </a>
  );
}

function Content({ chat, message }: { chat: string; message: ChatMessage }) {
  if (message.isDeleted) return <span className="faint">{words.deleted}</span>;
  if (message.attachment) return <Attachment {...{ chat, message }} file={message.attachment} />;
  if (message.product) return <ProductCard card={message.product} />;
  if (message.order) return <OrderCard card={message.order} />;
  return (
    <>
      {message.kind === 'form' ? <span className="small faint">{words.formMessage}</span> : null}
      <Words>{message.body === '' ? shownOf(message) : message.body}</Words>
    </>
  );
}

/** How far an answer of staff has come, as a sign and a word. */
function Status({ status }: { status: ChatMessage['status'] }) {
  const Sign = status === messageStatuses.sent ? Check : CheckCheck;
  return (
    <>
      <Sign className="i i-s" aria-hidden="true" />
      <span>{words.statuses[status]}</span>
    </>
  );
}

interface BubbleProps {
  chat: string;
  message: ChatMessage;
  /** Whose answer it is, where several people answer. */
  by: string;
  onDelete: (message: ChatMessage) => void;
}

/** A message: visitors' at the start, those of staff at the end, the system's between them. */
export function Bubble({ chat, message, by, onDelete }: BubbleProps) {
  const { from, sentAt, status, isDeleted } = message;
  if (from === 'system') return <p className="talk-sign">{message.body}</p>;
  const isOwn = from === 'staff';
  return (
    <div className="bubble" data-own={isOwn ? '' : undefined}>
      <Content chat={chat} message={message} />
      <span className="bubble-foot">
        {by ? <bdi>{by}</bdi> : null}
        <time dateTime={sentAt}>
          <bdi dir="ltr">{timeOf(sentAt)}</bdi>
        </time>
        {isOwn && !isDeleted ? <Status status={status} /> : null}
      </span>
      {isDeleted ? null : (
        <IconButton
          size="s"
          className="bubble-act"
          label={words.removeOf(shownOf(message).slice(0, 40))}
          title={words.remove}
          onClick={() => onDelete(message)}
        >
          <Trash2 className="i i-s" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function unsentContent({ kind, body, label }: Unsent): ReactNode {
  if (kind === 'text') return <Words>{body}</Words>;
  return <span className="bubble-text">{label || shownOf({ kind, body })}</span>;
}

interface UnsentProps {
  unsent: Unsent;
  /** Its text is in the field again. */
  onEdit: (length: number) => void;
}

/** An answer that is on its way, or was not taken. */
export function UnsentBubble({ unsent, onEdit }: UnsentProps) {
  const { failure, kind } = unsent;
  if (failure === null) {
    return (
      <div className="bubble" data-own="">
        {unsentContent(unsent)}
        <span className="bubble-foot">
          <Clock className="i i-s" aria-hidden="true" />
          {words.sending}
        </span>
      </div>
    );
  }
  return (
    <div className="bubble" data-own="" data-failed="">
      {unsentContent(unsent)}
      <span className="bubble-foot" role="alert">
        <TriangleAlert className="i i-s text-bad" aria-hidden="true" />
        <span className="text-bad">{`${words.notSent}: ${failure}`}</span>
      </span>
      <span className="bubble-foot">
        <button type="button" onClick={() => retryUnsent(unsent)}>
          {words.retry}
        </button>
        <button
          type="button"
          onClick={() => {
            takeBack(unsent);
            onEdit(kind === 'text' ? unsent.body.length : 0);
          }}
        >
          {kind === 'text' ? words.edit : words.takeBack}
        </button>
      </span>
    </div>
  );
}
