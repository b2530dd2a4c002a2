import { MessagesSquare } from 'lucide-react';
import type { ChatReport } from '#lib/contract/admin-chat.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { BarChart } from '#panel/reports/chart.tsx';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { Tiles } from '#panel/reports/tiles.tsx';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

type Person = ChatReport['persons'][number];

/** «۴۰ ثانیه», «۱۲ دقیقه», «۳ ساعت»; a dash for 0, which stands for none. */
function timeOf(seconds: number): string {
  if (seconds === 0) return texts.nothing;
  if (seconds < 120) return words.seconds(formatNumber(seconds));
  if (seconds < 7_200) return words.minutes(formatNumber(Math.round(seconds / 60)));
  return words.hours(formatNumber(Math.round(seconds / 3_600)));
}

/** Seconds of a figure, where 0 stands for none; who answers within a second has answered. */
const atLeastOne = (seconds: number | null): number =>
  seconds === null ? 0 : Math.max(1, seconds);

const replyOf = (seconds: number | null): string => timeOf(atLeastOne(seconds));

const starsOf = (stars: number | null): string =>
  stars === null || stars === 0 ? texts.nothing : words.ratingOf(formatNumber(stars, 1));

const nameOf = ({ id, name }: Person): string => (id === null ? words.former : name);
const ratingOf = ({ rating, ratings }: Person): string =>
  rating === null ? texts.nothing : words.ratings(formatNumber(rating, 1), formatNumber(ratings));

const columns: readonly Column<Person>[] = [
  { key: 'name', head: words.person, cell: (person) => <bdi>{nameOf(person)}</bdi> },
  {
    key: 'answered',
    head: words.chatsStarted,
    kind: 'num',
    cell: ({ answered }) => formatNumber(answered),
  },
  {
    key: 'closed',
    head: words.closedChats,
    kind: 'num',
    cell: ({ closed }) => formatNumber(closed),
  },
  {
    key: 'messages',
    head: words.chatMessages,
    kind: 'num',
    cell: ({ messages }) => formatNumber(messages),
  },
  { key: 'reply', head: words.firstReply, cell: ({ firstReply }) => replyOf(firstReply) },
  { key: 'rating', head: words.rating, cell: ratingOf },
];

/** «ساعت آغاز گفتگوها» */
function Hours({ hours }: Pick<ChatReport, 'hours'>) {
  const parts = hours.map(({ started }, hour) => ({
    from: toPersianDigits(hour),
    now: started,
    before: 0,
  }));
  const most = parts.toSorted((one, other) => other.now - one.now)[0];
  if (!most || most.now === 0) return null;
  return (
    <section className="box grid gap-4 no-line-before">
      <h2>{words.byHour}</h2>
      <BarChart
        parts={parts}
        open={null}
        isWhole
        titleOf={(hour) => hour}
        label={words.byHourLabel(formatNumber(most.now), most.from)}
      />
    </section>
  );
}

/** «گفتگو» */
export function ChatsView({ data: { now, before, hours, persons } }: { data: ChatReport }) {
  if (now.started + before.started === 0) {
    return <EmptyState icon={MessagesSquare} title={words.noChats} text={words.nothingText} />;
  }
  return (
    <>
      <Tiles
        figures={[
          { title: words.chatsStarted, now: now.started, before: before.started },
          { title: words.chatsAnswered, now: now.answered, before: before.answered },
          {
            title: words.firstReply,
            now: atLeastOne(now.firstReply),
            before: atLeastOne(before.firstReply),
            show: timeOf,
            isLessBetter: true,
          },
          {
            title: words.rating,
            now: now.rating ?? 0,
            before: before.rating ?? 0,
            show: starsOf,
          },
        ]}
      />
      <div className="grid gap-1 small muted">
        <p>{words.chatsForms(formatNumber(now.forms), formatNumber(now.closed))}</p>
        {now.firstReply === null ? null : <p>{words.chatsHalf}</p>}
        {now.forms === 0 ? null : <p>{words.chatsFormsApart}</p>}
      </div>
      <Hours hours={hours} />
      <section className="grid gap-3">
        <h2>{words.byPerson}</h2>
        <DataTable
          label={words.byPerson}
          rows={persons}
          idOf={({ id, name }) => `${id} ${name}`}
          nameOf={nameOf}
          isDense
          rowHeight={44}
          empty={<p className="medium muted">{words.noChats}</p>}
          columns={columns}
          card={(person) => (
            <span className="card-body">
              <bdi className="font-label">{nameOf(person)}</bdi>
              <span className="flex justify-between gap-2 small muted">
                <span>{`${formatNumber(person.answered)} ${words.chatsStarted}`}</span>
                <span>{ratingOf(person)}</span>
              </span>
              <span className="small muted">
                {`${words.firstReply} ${replyOf(person.firstReply)}`}
              </span>
            </span>
          )}
        />
      </section>
    </>
  );
}
