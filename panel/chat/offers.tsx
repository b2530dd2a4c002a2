import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ChatReply } from '#lib/contract/admin-chat.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { repliesQuery } from '#panel/chat/desk-calls.ts';
import { offered, typedShortcut } from '#panel/chat/shortcut.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { intoView } from '#panel/ui/into-view.ts';

const none: readonly ChatReply[] = [];

/** The shop's ready answers; undefined until they are read. */
export const useReplies = (): readonly ChatReply[] | undefined =>
  useQuery(repliesQuery).data?.replies;

interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Ready answers for what is typed after a slash at the caret: the arrows choose one, Enter and Tab put it in, Escape
 * closes. A shortcut of no answer is not sent by Enter while the list is open.
 * @param onChoose the answer, and which part of the text it takes the place of
 */
export function useOffers(
  { text, caret }: { readonly text: string; readonly caret: number },
  onChoose: (reply: ChatReply, place: Place) => void,
) {
  const replies = useReplies();
  const id = useId();
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState('');
  const found = typedShortcut(text, caret);
  const offers = found === null || !replies ? none : offered(replies, found.typed);
  const isOpen = found !== null && replies !== undefined && closed !== text;
  const isShortcutAlone = found !== null && text.trim() === `/${found.typed}`;
  const chosen = Math.min(at, offers.length - 1);
  const choose = (reply: ChatReply | undefined) => {
    if (!reply || found === null) return;
    setAt(0);
    onChoose(reply, { from: found.from, to: caret });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((chosen + 1) % offers.length),
    ArrowUp: () => setAt((chosen - 1 + offers.length) % offers.length),
    Enter: () => choose(offers[chosen]),
    NumpadEnter: () => choose(offers[chosen]),
    Tab: () => choose(offers[chosen]),
    Escape: () => setClosed(text),
  };
  return {
    offers,
    isOpen,
    hasReplies: replies !== undefined && replies.length > 0,
    chosen,
    choose,
    listId: `${id}-offers`,
    idOf: (reply: ChatReply) => `${id}-${reply.id}`,
    /** @returns whether the key was for the offers */
    takeKey(event: KeyboardEvent): boolean {
      const act = keys[event.code];
      if (!isOpen || !act || event.shiftKey) return false;
      const isOurs = offers.length > 0 || event.code === 'Escape';
      if (!isOurs && !(isShortcutAlone && event.key === 'Enter')) return false;
      event.preventDefault();
      act();
      return true;
    },
  };
}

/** Says that a shortcut has no answer, and where answers are made. */
function NoOffers({ hasReplies }: { hasReplies: boolean }) {
  if (hasReplies) return <p className="offer-none faint">{words.noOffers}</p>;
  return (
    <p className="offer-none faint">
      {`${words.noReplies} `}
      <Link to="/chat/replies" className="link">
        {words.makeReplies}
      </Link>
    </p>
  );
}

/** What is read out of the list. */
function saidOf(count: number, hasReplies: boolean): string {
  if (count > 0) return words.offersHint(formatNumber(count));
  return hasReplies ? words.noOffers : words.noReplies;
}

interface OffersProps {
  list: ReturnType<typeof useOffers>;
  /** An answer as it would be put in. */
  textOf: (reply: ChatReply) => string;
}

/** The list above the field. */
export function Offers({ list, textOf }: OffersProps) {
  const { isOpen, offers, hasReplies, chosen, choose, listId, idOf } = list;
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- suggestions of the field, as in WAI-ARIA's combobox
    <div className="offers">
      <output className="sr-only">{isOpen ? saidOf(offers.length, hasReplies) : ''}</output>
      {isOpen ? (
        <div className="offers-box">
          {offers.length === 0 ? <NoOffers hasReplies={hasReplies} /> : null}
          <div id={listId} role="listbox" aria-label={words.offers}>
            {offers.map((reply, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={reply.id}
                id={idOf(reply)}
                role="option"
                tabIndex={-1}
                ref={at === chosen ? intoView : undefined}
                aria-selected={at === chosen}
                className="offer"
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(reply)}
              >
                <bdi className="font-label">{`/${reply.shortcut}`}</bdi>
                <bdi className="muted truncate">{textOf(reply)}</bdi>
              </div>
            ))}
          </div>
        </div>
      ) : null}
    </div>
    // oxlint-enable jsx-a11y/prefer-tag-over-role
  );
}
