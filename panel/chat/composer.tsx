import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type { ChatReply, StaffChat } from '#lib/contract/admin-chat.ts';
import { chatHubMethods, longestChatText, typingEvery } from '#lib/contract/chat-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ComposerTools, sendFiles } from '#panel/chat/composer-tools.tsx';
import { Offers, useOffers, useReplies } from '#panel/chat/offers.tsx';
import { sendText, setDraft, useOutbox } from '#panel/chat/outbox.ts';
import { filledIn, inserted, isSendable } from '#panel/chat/shortcut.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { callHub } from '#panel/live/chat-line.ts';
import { Button } from '#panel/ui/button.tsx';

const [mostRows, lineLength] = [6, 40];
/** Shortcuts above the field. */
const mostChips = 4;
/** Where Enter begins a line, and the button sends. */
const touch = matchMedia('(pointer: coarse)');

/** Says to the visitor and to other staff that an answer is being written. */
function createTyping(chat: string) {
  let said = 0;
  const say = (on: boolean) => {
    said = on ? Date.now() : 0;
    callHub(chatHubMethods.typing, { chat, on });
  };
  const end = () => {
    if (said > 0) say(false);
  };
  return {
    write(text: string): void {
      if (text.trim() === '') end();
      else if (Date.now() - said >= typingEvery) say(true);
    },
    end,
  };
}

/** Room for the text where browsers do not size the field by it. */
const rowsOf = (text: string): number =>
  Math.min(
    mostRows,
    text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0),
  );

interface Props {
  chat: StaffChat;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where an answer is written. It is kept until the service has it, in each chat its own. */
export function Composer({ chat, field }: Props) {
  const text = useOutbox(({ drafts }) => drafts[chat.id] ?? '');
  const [caret, setCaret] = useState(text.length);
  const replies = useReplies();
  const [typing] = useState(() => createTyping(chat.id));
  useEffect(() => typing.end, [typing]);
  const write = (next: string, to: number) => {
    setDraft(chat.id, next);
    setCaret(to);
    typing.write(next);
  };
  /** Puts text in from outside the keyboard. */
  const put = (next: string, to: number) => {
    write(next, to);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(to, to));
  };
  const answerOf = ({ body }: ChatReply) => filledIn(body, chat.name);
  const list = useOffers({ text, caret }, (reply, place) => {
    const { text: next, caret: to } = inserted(text, place, answerOf(reply));
    put(next, to);
  });
  const active = list.isOpen ? list.offers[list.chosen] : undefined;
  const over = text.trim().length - longestChatText;
  const canSend = isSendable(text) && over <= 0;
  const send = () => {
    if (!canSend) return;
    sendText(chat.id, text.trim());
    write('', 0);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter ends a word that is being composed.
    if (event.nativeEvent.isComposing || list.takeKey(event)) return;
    if (event.code === 'Escape') field.current?.blur();
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.altKey;
    if (!isEnter || (touch.matches && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    sendFiles(chat.id, event.clipboardData.files);
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replies && replies.length > 0 ? (
        <div className="composer-chips">
          {replies.slice(0, mostChips).map((reply) => (
            <button
              key={reply.id}
              type="button"
              className="chip"
              title={answerOf(reply)}
              onClick={() => {
                const next = inserted(text, { from: caret, to: caret }, answerOf(reply));
                put(next.text, next.caret);
              }}
            >
              <span className="faint">/</span>
              <bdi>{reply.shortcut.replaceAll('-', ' ')}</bdi>
            </button>
          ))}
        </div>
      ) : null}
      <Offers list={list} textOf={answerOf} />
      <div className="composer-row">
        <ComposerTools chat={chat} />
        <span className="input" data-invalid={over > 0 ? '' : undefined}>
          <textarea
            ref={field}
            rows={rowsOf(text)}
            // A text without letters, such as a slash, stays where Persian begins.
            dir={/\p{L}/u.test(text) ? 'auto' : undefined}
            aria-label={words.write}
            placeholder={words.write}
            aria-autocomplete="list"
            aria-controls={list.isOpen ? list.listId : undefined}
            aria-activedescendant={active && list.idOf(active)}
            value={text}
            onChange={({ target }) => write(target.value, target.selectionStart)}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={typing.end}
          />
        </span>
        <Button
          look="primary"
          type="submit"
          disabled={!canSend}
          icon={<SendHorizontal className="i i-s -scale-x-100" aria-hidden="true" />}
        >
          {words.send}
        </Button>
      </div>
      {over > 0 ? <p className="hint hint-bad">{words.tooLong(formatNumber(over))}</p> : null}
    </form>
  );
}
