import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ChatReply } from '#lib/contract/admin-chat.ts';
import { removeReply, repliesQuery, saveReply } from '#panel/chat/desk-calls.ts';
import { repliesTexts as words } from '#panel/chat/screen-texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { matches } from '#panel/goods/matches.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const ReplyDialog = lazy(() => import('#panel/chat/reply-dialog.tsx'));

const columns: readonly Column<ChatReply>[] = [
  {
    key: 'shortcut',
    head: words.shortcut,
    cell: ({ shortcut }) => <bdi className="font-label">{`/${shortcut}`}</bdi>,
    className: 'w-52',
  },
  {
    key: 'body',
    head: words.body,
    cell: ({ body }) => (
      <span className="clamp-2" dir="auto">
        {body}
      </span>
    ),
  },
];

const remove = ({ id, shortcut, body }: ChatReply): Promise<void> =>
  removeReply(id).then(
    () => showToast(words.removed, () => saveReply({ shortcut, body }).catch(showFailure)),
    showFailure,
  );

const removeButton = (reply: ChatReply) => (
  <IconButton size="s" label={words.remove(reply.shortcut)} onClick={() => void remove(reply)}>
    <Trash2 className="i i-s" aria-hidden="true" />
  </IconButton>
);

/** «پاسخ‌های آماده» */
export default function RepliesScreen() {
  const { data, isPending, error, refetch } = useQuery(repliesQuery);
  const [filters, setFilters] = useFilters();
  const [edited, setEdited] = useState<ChatReply | 'new' | null>(null);
  const query = filters['q'] ?? '';
  const all = data?.replies ?? [];
  const rows = all.filter(({ shortcut, body }) => matches(query, [shortcut, body]));
  const add = (
    <Button icon={<Plus className="i i-s" aria-hidden="true" />} onClick={() => setEdited('new')}>
      {words.add}
    </Button>
  );
  return (
    <Page title={words.title} actions={all.length > 0 ? add : null}>
      <div className="grid gap-3">
        <Toolbar>
          <SearchField label={words.search} value={query} onChange={(q) => setFilters({ q })} />
        </Toolbar>
        <DataTable
          label={words.title}
          rows={rows}
          idOf={({ id }) => String(id)}
          nameOf={({ shortcut }) => shortcut}
          isLoading={isPending}
          error={error}
          onRetry={refetch}
          onClearFilters={query === '' ? undefined : () => setFilters({ q: '' })}
          empty={
            <EmptyState icon={MessageSquareQuote} title={words.empty} text={words.emptyText}>
              {add}
            </EmptyState>
          }
          onOpen={setEdited}
          columns={[
            ...columns,
            {
              key: 'acts',
              head: '',
              kind: 'acts',
              cell: (reply) => (
                <>
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={words.edit(reply.shortcut)}
                    onClick={() => setEdited(reply)}
                  >
                    {texts.edit}
                  </Button>
                  {removeButton(reply)}
                </>
              ),
            },
          ]}
          card={(reply) => (
            <>
              <button
                type="button"
                className="card-body card-open"
                onClick={() => setEdited(reply)}
              >
                <bdi className="font-label">{`/${reply.shortcut}`}</bdi>
                <span className="small muted clamp-2" dir="auto">
                  {reply.body}
                </span>
              </button>
              <span className="relative z-[1]">{removeButton(reply)}</span>
            </>
          )}
        />
      </div>
      {edited ? (
        <Suspense>
          <ReplyDialog reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
