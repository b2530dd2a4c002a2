import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TodayAnswer } from '#lib/contract/admin-today.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { formatNumber, formatPercent, formatToman } from '#lib/text/toman.ts';
import {
  averages,
  changeOf,
  marksOf,
  pointsOf,
  roundedUp,
  summed,
  unitOf,
} from '#panel/home/day.ts';
import { homeTexts as words } from '#panel/home/texts.ts';

type Days = NonNullable<TodayAnswer['days']>;

/** Hours of today that have begun, in Tehran. */
const hoursBegun = (now: string): number =>
  new Date(Date.parse(now) + 12_600_000).getUTCHours() + 1;

interface TileProps {
  title: string;
  /** One value an hour; of today only those that have begun. */
  today: readonly number[];
  yesterday: readonly number[];
  /** How a value is written, and its unit. */
  of: number;
  unit: string;
}

const spark = { width: 120, height: 32 };

function Change({ now, before }: { now: number; before: number }) {
  const change = changeOf(now, before);
  // What yesterday was stands beside it.
  if (change === null) return null;
  if (change === 0) return <span className="faint">{words.same}</span>;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`flex items-center font-label ${change > 0 ? 'text-good' : 'text-bad'}`}>
      <Arrow className="i i-s" aria-hidden="true" />
      {formatPercent(Math.abs(change))}
    </span>
  );
}

function Tile({ title, today, yesterday, of, unit }: TileProps) {
  const now = today.at(-1) ?? 0;
  const before = yesterday[today.length - 1] ?? 0;
  const most = Math.max(...today, ...yesterday);
  return (
    <div className="tile">
      <h3 className="medium muted">{title}</h3>
      <p className="flex items-baseline gap-1">
        <b className="figure">{formatNumber(now / of)}</b>
        <span className="small muted">{unit}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 small">
        <Change now={now} before={before} />
        <span className="faint">{words.before(formatNumber(before / of))}</span>
      </p>
      <svg
        className="spark"
        viewBox={`0 -2 ${spark.width} ${spark.height + 4}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline className="line-then" points={pointsOf(yesterday, { ...spark, most })} />
        <polyline className="line-now" points={pointsOf(today, { ...spark, most })} />
      </svg>
    </div>
  );
}

const chart = { width: 720, height: 200 };
const shownHours = [0, 4, 8, 12, 16, 20];

function Hourly({ today, yesterday }: Pick<TileProps, 'today' | 'yesterday'>) {
  const top = Math.max(...today, ...yesterday);
  const unit = unitOf(top);
  const most = top === 0 ? 0 : roundedUp(top / unit.of) * unit.of;
  const now = today.at(-1) ?? 0;
  const last = {
    x: 100 - (today.length / 24) * 100,
    y: most === 0 ? 100 : 100 - (now / most) * 100,
  };
  const label = words.chart(formatToman(now), formatToman(yesterday.at(-1) ?? 0));
  return (
    <section className="box grid gap-4">
      <div className="flex flex-wrap items-baseline gap-2">
        <h2>{words.hourly}</h2>
        <span className="small muted">{words.hourlyUnit(words.unit[unit.name])}</span>
      </div>
      <p className="sr-only">{label}</p>
      <div className="chart" aria-hidden="true">
        {marksOf(most / unit.of).map((each, at) => (
          <span key={each} className="chart-line" style={{ insetBlockEnd: `${at * 25}%` }}>
            <small>{formatNumber(each)}</small>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline className="line-then" points={pointsOf(yesterday, { ...chart, most })} />
          <polyline className="line-now" points={pointsOf(today, { ...chart, most })} />
        </svg>
        <span
          className="chart-dot"
          style={{ insetInlineStart: `${100 - last.x}%`, insetBlockStart: `${last.y}%` }}
        />
        {shownHours.map((hour) => (
          <small
            key={hour}
            className="chart-hour"
            style={{ insetInlineStart: `${(hour / 24) * 100}%` }}
          >
            <bdi dir="ltr">{timeOf(`2026-01-01T${String(hour).padStart(2, '0')}:00:00+03:30`)}</bdi>
          </small>
        ))}
      </div>
    </section>
  );
}

/** Today beside yesterday, up to this hour. */
export function Compared({ days }: { days: Days }) {
  const begun = hoursBegun(days.now);
  const sales = [
    summed(days.today, 'amount').slice(0, begun),
    summed(days.yesterday, 'amount'),
  ] as const;
  const counts = [
    summed(days.today, 'orders').slice(0, begun),
    summed(days.yesterday, 'orders'),
  ] as const;
  const means = [averages(days.today).slice(0, begun), averages(days.yesterday)] as const;
  const unit = unitOf(Math.max(...sales[0], ...sales[1]));
  const meanUnit = unitOf(Math.max(...means[0], ...means[1]));
  return (
    <>
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2>{words.compared}</h2>
          <p className="flex gap-4 small muted">
            <span className="key-now">{words.today(timeOf(days.now))}</span>
            <span className="key-then">{words.yesterday}</span>
          </p>
        </div>
        <div className="box tiles">
          <Tile
            title={words.sales}
            today={sales[0]}
            yesterday={sales[1]}
            of={unit.of}
            unit={words.unit[unit.name]}
          />
          <Tile
            title={words.orders}
            today={counts[0]}
            yesterday={counts[1]}
            of={1}
            unit={words.unit.orders}
          />
          <Tile
            title={words.average}
            today={means[0]}
            yesterday={means[1]}
            of={meanUnit.of}
            unit={words.unit[meanUnit.name]}
          />
        </div>
      </section>
      <Hourly today={sales[0]} yesterday={sales[1]} />
    </>
  );
}
