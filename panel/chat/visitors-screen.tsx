import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { VisitorRow } from '#lib/contract/admin-chat.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { visitorsQuery } from '#panel/chat/calls.ts';
import { guestName } from '#panel/chat/name.ts';
import { pagePath, pageTitle, sourceTitle } from '#panel/chat/page-title.ts';
import { visitorsTexts as words } from '#panel/chat/screen-texts.ts';
import { useInbox } from '#panel/chat/store.ts';
import { Page } from '#panel/frame/page.tsx';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, Note } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const InviteDialog = lazy(() => import('#panel/chat/invite-dialog.tsx'));

const nameOf = ({ visitor, chat, name }: VisitorRow): string => name || guestName(chat ?? visitor);

function PageOf({ visitor: { page, tabs } }: { visitor: VisitorRow }) {
  if (page === null) return texts.nothing;
  const path = pagePath(page.location);
  const title = <bdi className="clamp-1">{isolateLatin(pageTitle(page))}</bdi>;
  return (
    <span className="grid justify-items-start">
      {path === null ? (
        title
      ) : (
        <a href={path} target="_blank" rel="noopener" className="link">
          {title}
        </a>
      )}
      {tabs > 1 ? <span className="small faint">{words.tabs(formatNumber(tabs))}</span> : null}
    </span>
  );
}

const fromOf = ({ refer }: VisitorRow): string => sourceTitle(refer) || words.direct;

function Since({ visitor: { since } }: { visitor: VisitorRow }) {
  return <span className="medium muted">{lastSeen(since, useNow())}</span>;
}

const columns: readonly Column<VisitorRow>[] = [
  {
    key: 'visitor',
    head: words.visitor,
    cell: (visitor) => <bdi className="font-label">{nameOf(visitor)}</bdi>,
    className: 'w-52',
  },
  { key: 'page', head: words.page, cell: (visitor) => <PageOf visitor={visitor} /> },
  {
    key: 'from',
    head: words.from,
    cell: (visitor) => <bdi className="clamp-1">{fromOf(visitor)}</bdi>,
    className: 'w-44',
  },
  { key: 'since', head: words.since, cell: (visitor) => <Since visitor={visitor} /> },
];

/** «بازدیدکنندگان»: who is in the shop now, and an invitation to talk. */
export default function VisitorsScreen() {
  const { data, isPending, error, refetch } = useQuery(visitorsQuery);
  const [invited, setInvited] = useState<VisitorRow | null>(null);
  const isOnline = useInbox(({ staffState }) => staffState === 'online');
  const act = (visitor: VisitorRow) =>
    visitor.chat === null ? (
      <Button
        size="s"
        disabled={!isOnline}
        aria-label={words.inviteOf(nameOf(visitor))}
        onClick={() => setInvited(visitor)}
      >
        {words.invite}
      </Button>
    ) : (
      <Link
        to="/chat"
        search={{ chat: visitor.chat }}
        className="btn btn-outline btn-s"
        aria-label={words.openChatOf(nameOf(visitor))}
      >
        {words.openChat}
      </Link>
    );
  const count = data?.total ?? 0;
  return (
    <Page title={words.title}>
      <div className="grid gap-3">
        {count > 0 ? (
          <p className="medium muted">{`${words.lead(count)} ${words.ownWord}`}</p>
        ) : null}
        {count > 0 && !isOnline ? <Note kind="info">{words.notOnline}</Note> : null}
        <DataTable
          label={words.title}
          rows={data?.visitors ?? []}
          idOf={({ visitor }) => visitor}
          nameOf={nameOf}
          isLoading={isPending}
          error={error}
          onRetry={refetch}
          empty={<EmptyState icon={Users} title={words.empty} text={words.emptyText} />}
          columns={[...columns, { key: 'acts', head: '', kind: 'acts', cell: act }]}
          card={(visitor) => (
            <span className="card-body">
              <span className="flex justify-between gap-2">
                <bdi className="font-label truncate">{nameOf(visitor)}</bdi>
                <Since visitor={visitor} />
              </span>
              <PageOf visitor={visitor} />
              <span className="flex items-center justify-between gap-2">
                <bdi className="small faint truncate">{fromOf(visitor)}</bdi>
                {act(visitor)}
              </span>
            </span>
          )}
        />
      </div>
      {invited ? (
        <Suspense>
          <InviteDialog
            visitor={invited.visitor}
            name={nameOf(invited)}
            onClose={() => setInvited(null)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
