import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, CircleCheck, PackageCheck } from 'lucide-react';
import type { TodayAnswer } from '#lib/contract/admin-today.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { jalaliYear } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { call } from '#panel/client.ts';
import { Page } from '#panel/frame/page.tsx';
import { Compared } from '#panel/home/compared.tsx';
import { Guarded } from '#panel/home/guarded.tsx';
import { SetupCard } from '#panel/home/setup-card.tsx';
import { shownLines } from '#panel/home/lines.ts';
import { homeTexts as words } from '#panel/home/texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { unlessLive } from '#panel/live/state.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => call<TodayAnswer>('Get-Today', {}, { signal }),
  refetchInterval: unlessLive(60_000),
});

type Kind = keyof TodayAnswer['waiting'];
interface Place {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** In the order of the work, and where each leads. */
const places: readonly (readonly [Kind, Place])[] = [
  ['toPack', { path: '/orders', search: { state: 'paid' } }],
  ['toAccept', { path: '/orders', search: { state: 'waiting' } }],
  ['receipts', { path: '/receipts' }],
  ['chats', { path: '/chat', search: { list: 'waiting' } }],
  ['returns', { path: '/returns' }],
  ['money', { path: '/money' }],
  ['opinions', { path: '/opinions' }],
  ['lowStock', { path: '/prices', search: { low: '1', state: 'published' } }],
];

const dateOf = (now: string): string =>
  `${weekdayOf(now)} ${toPersianDigits(jalaliYear(new Date(now)))}`;

function detailOf(
  { count, amount, oldest }: NonNullable<TodayAnswer['waiting'][Kind]>,
  now: number,
): string {
  if (amount !== null && amount > 0) return words.amount(amount);
  if (count > 0 && oldest === null) return words.atLimit;
  return oldest === null ? words.none : words.oldest(lastSeen(oldest, now));
}

function Waits({ waiting }: Pick<TodayAnswer, 'waiting'>) {
  // What a person may not see is null already.
  const { routesByPath } = useRouter();
  const now = useNow();
  const shown = places.flatMap(([kind, place]) => {
    const found = waiting[kind];
    return found && place.path in routesByPath ? [{ kind, place, found }] : [];
  });
  if (shown.every(({ found }) => found.count === 0)) {
    return <EmptyState icon={CircleCheck} title={words.nothing} text={words.nothingText} />;
  }
  return (
    <section className="grid gap-3">
      <h2>{words.waits}</h2>
      <ul className="box waits">
        {shownLines(shown).map(({ kind, place, found }) => (
          <li key={kind} data-none={found.count === 0 ? '' : undefined}>
            <Link to={place.path} search={place.search ?? {}}>
              <b className="figure">{formatNumber(found.count)}</b>
              <span className="grid flex-1 min-w-0">
                <span className="font-label truncate">{words.kinds[kind]}</span>
                <span className="small faint truncate">{detailOf(found, now)}</span>
              </span>
              <ChevronLeft className="i i-s" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «خانه»: what waits comes first, then today beside yesterday. */
export default function HomeScreen() {
  const { data, error, refetch } = useQuery(todayQuery);
  const now = new Date(useNow()).toISOString();
  const isOwner = useMe().permissions.includes('settings');
  const toPack = data?.waiting.toPack?.count ?? 0;
  const pack = (className: string) =>
    toPack > 0 ? (
      <Link to="/packing" className={`btn btn-primary ${className}`}>
        <PackageCheck className="i i-s" aria-hidden="true" />
        {words.pack(formatNumber(toPack))}
      </Link>
    ) : null;
  return (
    <Page
      title={words.title}
      mark={<span className="desk medium faint">{dateOf(now)}</span>}
      actions={pack('desk-flex')}
    >
      <div className="phone-grid gap-2">
        <p className="medium faint">{dateOf(now)}</p>
        {pack('btn-l btn-wide')}
      </div>
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {data ? <Waits waiting={data.waiting} /> : null}
      <Guarded today={data} />
      {isOwner ? <SetupCard /> : null}
      {data?.days ? <Compared days={data.days} /> : null}
      {data || error ? null : <span className="skeleton" aria-busy="true" />}
    </Page>
  );
}
