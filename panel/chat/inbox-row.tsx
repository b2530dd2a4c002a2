import { Link } from '@tanstack/react-router';
import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { shownOf } from '#panel/chat/last.ts';
import { nameOf } from '#panel/chat/name.ts';
import { shortTime, waited } from '#panel/chat/moment.ts';
import { useOutbox } from '#panel/chat/outbox.ts';
import { typingIn, useInbox } from '#panel/chat/store.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import type { Filters } from '#panel/ui/filters.ts';

/** A letter with a dot that says whether the visitor is in the shop. */
export function Face({
  chat,
  isHere,
}: {
  chat: Pick<StaffChatRow, 'id' | 'name'>;
  isHere: boolean;
}) {
  return (
    <span className="relative flex-none">
      <Avatar name={nameOf(chat)} seed={Number.parseInt(chat.id.slice(0, 6), 16)} size="l" />
      <span className="presence" data-on={isHere ? '' : undefined} />
    </span>
  );
}

/** Whether the visitor of a chat is in the shop. */
export const useHere = ({ id, isHere }: Pick<StaffChatRow, 'id' | 'isHere'>): boolean =>
  useInbox(({ here }) => here[id] ?? isHere);

function lastOf({ last, assignee }: StaffChatRow, memberId: number): string {
  if (last === null) return '';
  const said = shownOf(last);
  if (last.from !== 'staff') return said;
  return assignee?.id === memberId ? words.you(said) : words.answer(said);
}

/** The second line: who is writing, an answer that was begun, or the last message. */
function Said({ row, memberId }: { row: StaffChatRow; memberId: number }) {
  const isTyping = useInbox((state) =>
    typingIn(row.id)(state).some(({ from }) => from === 'visitor'),
  );
  const draft = useOutbox(({ drafts }) => drafts[row.id] ?? '');
  if (isTyping) return <span className="medium truncate flex-1">{words.typing}</span>;
  const isBegun = draft.trim() !== '';
  const said = isBegun ? words.draft(draft) : lastOf(row, memberId);
  const isQuiet = isBegun || row.unread === 0;
  return (
    // English begins where its letters do, but at the row's own side.
    <span className="flex flex-1 min-w-0">
      <bdi className={`medium truncate ${isQuiet ? 'muted' : 'font-name'}`}>{said}</bdi>
    </span>
  );
}

/** The third line: what waits, how it ended, or whose it is. */
function Standing({ row, now, memberId }: { row: StaffChatRow; now: number; memberId: number }) {
  const { state, waitingSince, rating, assignee, isBlocked } = row;
  if (isBlocked) return <span className="small faint">{words.blocked}</span>;
  if (state === 'closed') {
    return (
      <span className="small faint">
        {[words.closed, rating === null ? '' : words.stars(formatNumber(rating))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  }
  const whose = assignee && assignee.id !== memberId ? words.answeredBy(assignee.name) : '';
  if (waitingSince === null && whose === '') return null;
  return (
    <span className="inbox-line small">
      {waitingSince === null ? null : (
        <span className="text-warn">{words.waits(waited(waitingSince, now))}</span>
      )}
      {whose ? <span className="faint truncate">{whose}</span> : null}
    </span>
  );
}

interface Props {
  row: StaffChatRow;
  now: number;
  memberId: number;
  isOpen: boolean;
  isFocused: boolean;
  /** Of the list, which stay. */
  filters: Filters;
}

/** A chat in the list; the whole row opens it. */
export function InboxRow({ row, now, memberId, isOpen, isFocused, filters }: Props) {
  const isHere = useHere(row);
  const isFresh = useInbox(({ fresh }) => fresh === row.id);
  return (
    <Link
      to="."
      search={{ ...filters, chat: row.id }}
      // On a phone «back» leads to the list; beside an open talk another one takes its place.
      replace={filters['chat'] !== undefined}
      className="inbox-row"
      data-on={isOpen ? '' : undefined}
      data-focus={isFocused ? '' : undefined}
      data-fresh={isFresh ? '' : undefined}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Face chat={row} isHere={isHere} />
      <span className="grid min-w-0">
        <span className="inbox-line">
          <b className="truncate flex-1">
            <bdi>{nameOf(row)}</bdi>
            {isHere ? <span className="sr-only">{`، ${words.here}`}</span> : null}
          </b>
          <time dateTime={row.lastAt} className="small faint">
            {shortTime(row.lastAt, now)}
          </time>
        </span>
        <span className="inbox-line">
          <Said row={row} memberId={memberId} />
          {row.unread > 0 ? (
            <>
              <span className="unread" aria-hidden="true">
                {formatNumber(row.unread)}
              </span>
              <span className="sr-only">{words.unread(formatNumber(row.unread))}</span>
            </>
          ) : null}
        </span>
        <Standing {...{ row, now, memberId }} />
      </span>
    </Link>
  );
}
