import { chatTexts as texts, plainTexts } from '#components/chat/texts.ts';
import { MixedText, NameText, WrittenText } from '#components/ui/mixed-text.tsx';
import type { PlainTalk as Talk } from '#lib/chat/plain-talk.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';

/** A talk for those without scripts: what both sides wrote, and how it stands. */
export function PlainTalk({ talk: { chat, messages } }: { talk: Talk }) {
  return (
    <section className="mb-6 grid gap-4" aria-labelledby="talk-title">
      <div>
        <h2 id="talk-title" className="text-18 font-title">
          {plainTexts.title}
        </h2>
        <p className="text-14 text-ink-2">{plainTexts.states[chat.state]}</p>
      </div>
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className={message.from === 'visitor' ? 'ps-8' : 'pe-8'}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      <a className="btn btn-outline justify-self-start" href={paths.chat}>
        {plainTexts.renew}
      </a>
    </section>
  );
}

function nameOf({ from, name }: ChatMessage): string {
  if (from === 'visitor') return texts.you;
  return name || texts.support;
}

function Message({ message }: { message: ChatMessage }) {
  const { from, sentAt, status, isDeleted } = message;
  const isOwn = from === 'visitor';
  return (
    <article className={`rounded-16 px-4 py-3 ${isOwn ? 'bg-sunken' : 'border border-line'}`}>
      <p className="text-12 text-ink-3">
        <b>
          <WrittenText>{nameOf(message)}</WrittenText>
        </b>
        {'، '}
        <time dateTime={sentAt}>{`${weekdayOf(sentAt)}، ${timeOf(sentAt)}`}</time>
        {isOwn && !isDeleted ? ` · ${texts.states[status]}` : null}
      </p>
      <Content message={message} />
    </article>
  );
}

function Content({ message }: { message: ChatMessage }) {
  const { body, attachment, product, order, isDeleted } = message;
  if (isDeleted) return <p className="text-ink-3">{texts.gone}</p>;
  if (attachment !== null) {
    return (
      <a className="link" href={attachment.url} rel="noopener">
        <WrittenText>{attachment.name}</WrittenText>
      </a>
    );
  }
  if (product !== null) {
    return (
      <a className="link" href={paths.product(product.websiteCode, product.slug)}>
        <NameText>{product.nameFa}</NameText>
      </a>
    );
  }
  if (order !== null) {
    return (
      <a className="link" href={paths.order(order.number)}>
        <MixedText>{texts.order(toPersianDigits(order.number))}</MixedText>
      </a>
    );
  }
  return (
    <p className="whitespace-pre-wrap break-words" dir="auto">
      <WrittenText>{body}</WrittenText>
    </p>
  );
}
