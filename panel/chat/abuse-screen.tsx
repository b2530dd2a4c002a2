import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { AbuseReportsAnswer } from '#lib/contract/admin-chat.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { abuseQuery, settleAbuse } from '#panel/chat/desk-calls.ts';
import { nameOf } from '#panel/chat/name.ts';
import { abuseTexts as words } from '#panel/chat/screen-texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { At } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

type Report = AbuseReportsAnswer['reports'][number];

function Settle({ report }: { report: Report }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => settleAbuse(report.id),
    onSuccess: () => showToast(words.wasSettled),
  });
  if (report.settledAt !== null) return null;
  return (
    <Button
      size="s"
      isBusy={isPending}
      aria-label={words.settleOf(report.reason.slice(0, 40))}
      onClick={() => mutate()}
    >
      {words.settle}
    </Button>
  );
}

function Standing({ report: { settledAt, settledBy } }: { report: Report }) {
  const now = useNow();
  if (settledAt === null) return <State kind="wait">{words.open}</State>;
  return (
    <span className="grid">
      <State kind="good">{words.settled}</State>
      <span className="small faint">
        {words.settledBy(settledBy ?? words.someone, lastSeen(settledAt, now))}
      </span>
    </span>
  );
}

/** What it is about; the talk opens for those who may read chats. */
function Subject({ report: { chat, message } }: { report: Report }) {
  const mayRead = useMay('chat');
  const title = message === null ? words.ofChat : words.ofMessage;
  if (chat === null) return words.ofRemoved;
  if (!mayRead) return title;
  return (
    <Link to="/chat" search={{ chat }} className="link" title={words.openChat}>
      {title}
    </Link>
  );
}

/** What remains of the talk, also once its visitor has removed it: who answered, and the stars. */
function About({ report }: { report: Report }) {
  const { about, rating } = report;
  return (
    <span className="grid">
      <Subject report={report} />
      {about === null ? null : <span className="small faint">{words.about(about)}</span>}
      {rating === null ? null : (
        <span className="small faint">{words.stars(formatNumber(rating))}</span>
      )}
    </span>
  );
}

const byOf = ({ by, chat }: Report): string =>
  chat === null ? by : nameOf({ id: chat, name: by });

const columns: readonly Column<Report>[] = [
  {
    key: 'reason',
    head: words.reason,
    cell: ({ reason }) => <bdi className="clamp-2">{reason}</bdi>,
  },
  { key: 'by', head: words.by, cell: (report) => <bdi>{byOf(report)}</bdi>, className: 'w-40' },
  { key: 'of', head: words.of, cell: (report) => <About report={report} />, className: 'w-40' },
  { key: 'state', head: words.state, cell: (report) => <Standing report={report} /> },
  { key: 'at', head: words.at, cell: ({ at }) => <At moment={at} />, className: 'w-44' },
];

/** «شکایت‌ها»: what visitors report of talks. */
export default function AbuseScreen() {
  const { data, isPending, error, refetch } = useQuery(abuseQuery);
  return (
    <Page title={words.title}>
      <DataTable
        label={words.title}
        rows={data?.reports ?? []}
        idOf={({ id }) => String(id)}
        nameOf={({ reason }) => reason}
        isLoading={isPending}
        error={error}
        onRetry={refetch}
        empty={<EmptyState icon={ShieldCheck} title={words.empty} text={words.emptyText} />}
        columns={[
          ...columns,
          { key: 'acts', head: '', kind: 'acts', cell: (report) => <Settle report={report} /> },
        ]}
        card={(report) => (
          <span className="card-body">
            <bdi className="medium">{report.reason}</bdi>
            <bdi className="small muted">{byOf(report)}</bdi>
            <span className="flex justify-between gap-2 medium">
              <About report={report} />
              <At moment={report.at} />
            </span>
            <span className="flex items-center justify-between gap-2">
              <Standing report={report} />
              <Settle report={report} />
            </span>
          </span>
        )}
      />
    </Page>
  );
}
