import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { MessagesSquare, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { type ChatList, chatLists } from '#lib/contract/chat-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { chatsQuery, countsQuery } from '#panel/chat/calls.ts';
import { InboxRow } from '#panel/chat/inbox-row.tsx';
import { rowsOf, steadied } from '#panel/chat/rows.ts';
import { useInbox } from '#panel/chat/store.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { setStaffState } from '#panel/chat/watch.tsx';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { SearchField } from '#panel/ui/toolbar.tsx';
import { useListKeys } from '#panel/ui/use-list-keys.ts';
import { useNow } from '#panel/ui/use-now.ts';
import '#panel/styles/segments.css';

/** In the order of the switch. */
const shownLists: readonly ChatList[] = ['mine', 'waiting', 'all', 'closed'];
const counted: ReadonlySet<ChatList> = new Set(['mine', 'waiting']);

const listOf = ({ list }: Filters): ChatList => chatLists.find((each) => each === list) ?? 'all';

function Lists({ list, filters }: { list: ChatList; filters: Filters }) {
  const { data: counts } = useQuery(countsQuery);
  return (
    <nav className="choices" aria-label={words.listsOf}>
      {shownLists.map((each) => {
        const count = counted.has(each) ? (counts?.[each] ?? 0) : 0;
        return (
          <Link
            key={each}
            to="."
            search={{ ...filters, list: each }}
            replace
            data-on={each === list ? '' : undefined}
            aria-current={each === list ? 'true' : undefined}
          >
            {words.lists[each]}
            {count > 0 ? <span>{formatNumber(count)}</span> : null}
          </Link>
        );
      })}
    </nav>
  );
}

/** Rows as they are now, in the order in which they stood while a pointer is over them. */
function useSteady(rows: readonly StaffChatRow[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  return {
    shown: held === null ? rows : steadied(rows, held),
    keep: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') setHeld(rows.map(({ id }) => id));
      },
      onPointerLeave: () => setHeld(null),
    },
  };
}

function Empty({ list }: { list: ChatList }) {
  const { id } = useMe();
  const isOff = useInbox(({ staffState }) => staffState !== 'online');
  const isAsked = isOff && list !== 'closed';
  return (
    <EmptyState
      icon={MessagesSquare}
      title={words.empty[list]}
      text={isAsked ? words.notOnline : words.emptyText[list]}
    >
      {isAsked ? (
        <Button onClick={() => setStaffState(id, 'online')}>{words.goOnline}</Button>
      ) : null}
    </EmptyState>
  );
}

const skeletons = ['a', 'b', 'c', 'd'];

/** The chats of a list, which follow the events of the hub. */
export function InboxList() {
  const [filters, setFilters] = useFilters();
  const navigate = useNavigate();
  const { id: memberId } = useMe();
  const now = useNow();
  const list = listOf(filters);
  const query = filters['q'] ?? '';
  const found = useInfiniteQuery({
    ...chatsQuery({ list, query }),
    placeholderData: keepPreviousData,
  });
  const { shown, keep } = useSteady(rowsOf(found.data));
  const place = useRef<HTMLDivElement>(null);
  const open = ({ id }: StaffChatRow) =>
    void navigate({
      to: '.',
      search: { ...filters, chat: id },
      replace: filters['chat'] !== undefined,
    });
  const focused = useListKeys({ rows: shown, idOf: ({ id }) => id, onOpen: open }, (at) =>
    place.current?.querySelectorAll('.inbox-row')[at]?.scrollIntoView({ block: 'nearest' }),
  );
  const isEmpty = found.data !== undefined && shown.length === 0;
  return (
    <section className="inbox-list" aria-label={words.listsOf}>
      <div className="inbox-tools">
        <Lists list={list} filters={filters} />
        <SearchField label={words.search} value={query} onChange={(q) => setFilters({ q })} />
      </div>
      <div ref={place} className="inbox-rows" aria-busy={found.isPending || undefined} {...keep}>
        {found.isPending ? (
          <div className="grid gap-6 p-4">
            {skeletons.map((each) => (
              <span key={each} className="grid gap-2">
                <span className="skeleton" />
                <span className="skeleton" />
              </span>
            ))}
          </div>
        ) : null}
        {found.error && !found.data ? <Failed error={found.error} onRetry={found.refetch} /> : null}
        {isEmpty && query !== '' ? (
          <EmptyState icon={SearchX} title={texts.empty.found} text={words.notFound(query)}>
            <Button onClick={() => setFilters({ q: '' })}>{texts.clearFilters}</Button>
          </EmptyState>
        ) : null}
        {isEmpty && query === '' ? <Empty list={list} /> : null}
        <ul aria-label={words.title}>
          {shown.map((row, at) => (
            <li key={row.id}>
              <InboxRow
                {...{ row, now, memberId, filters }}
                isOpen={filters['chat'] === row.id}
                isFocused={at === focused}
              />
            </li>
          ))}
        </ul>
        {found.hasNextPage ? (
          <p className="flex justify-center p-4">
            <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {texts.more}
            </Button>
          </p>
        ) : null}
      </div>
    </section>
  );
}
