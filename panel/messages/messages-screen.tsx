import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StaffMessage } from '#lib/contract/contact.ts';
import { Page } from '#panel/frame/page.tsx';
import { messagesQuery, type MessageState } from '#panel/messages/calls.ts';
import { messageTexts as words } from '#panel/messages/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

const MessageDrawer = lazy(() => import('#panel/messages/message-drawer.tsx'));

const states: readonly MessageState[] = ['open', 'handled', 'all'];

function Standing({ handledAt }: Pick<StaffMessage, 'handledAt'>) {
  const isOpen = handledAt === null;
  return <State kind={isOpen ? 'wait' : 'good'}>{isOpen ? words.open : words.handled}</State>;
}

const columns: readonly Column<StaffMessage>[] = [
  {
    key: 'sender',
    head: words.sender,
    cell: ({ name }) => <span className="font-label">{name}</span>,
    className: 'w-52',
  },
  {
    key: 'subject',
    head: words.subject,
    cell: ({ subject, message }) => (
      <span className="grid">
        <span className="clamp-1">{subject || words.noSubject}</span>
        <span className="small faint clamp-1" dir="auto">
          {message}
        </span>
      </span>
    ),
  },
  { key: 'state', head: words.state, cell: (message) => <Standing {...message} /> },
  { key: 'at', head: words.at, cell: ({ sentAt }) => <At moment={sentAt} />, className: 'w-44' },
];

/** «پیام‌ها»: what visitors wrote on the contact page. */
export default function MessagesScreen() {
  const [{ state: asked }] = useFilters();
  const state = states.find((each) => each === asked) ?? 'open';
  const list = useInfiniteQuery(messagesQuery(state));
  const [opened, setOpened] = useState<StaffMessage | null>(null);
  const open = list.data?.pages[0]?.open;
  return (
    <Page title={words.title}>
      <div className="grid gap-3">
        <Tabs
          label={words.views}
          tabs={states.map((each) => ({
            label: words[each],
            filters: each === 'open' ? {} : { state: each },
            ...(each === 'open' && open !== undefined ? { count: open } : {}),
          }))}
          isShown={({ filters }) => (filters['state'] ?? 'open') === state}
        />
        <DataTable
          key={state}
          label={words.title}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          empty={<EmptyState icon={Mail} title={words.empty[state]} text={words.emptyText} />}
          onOpen={setOpened}
          columns={[
            ...columns,
            {
              key: 'acts',
              head: '',
              kind: 'acts',
              cell: (message) => (
                <Button
                  size="s"
                  aria-label={words.readOf(message.name)}
                  onClick={() => setOpened(message)}
                >
                  {words.read}
                </Button>
              ),
            },
          ]}
          card={(message) => (
            <button
              type="button"
              className="card-body card-open"
              onClick={() => setOpened(message)}
            >
              <span className="flex justify-between gap-2">
                <span className="font-label truncate">{message.name}</span>
                <At moment={message.sentAt} />
              </span>
              <span className="medium truncate">{message.subject || words.noSubject}</span>
              <span className="small faint clamp-1" dir="auto">
                {message.message}
              </span>
              <Standing {...message} />
            </button>
          )}
        />
      </div>
      {opened ? (
        <Suspense>
          <MessageDrawer key={opened.id} message={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
