import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';
import { changeOf, unitOf } from '#panel/home/day.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';

type ChangeProps = Pick<Figure, 'now' | 'before' | 'isLessBetter'>;

function Change({ now, before, isLessBetter = false }: ChangeProps) {
  const change = changeOf(now, before);
  // What the period before was stands beside it.
  if (change === null) return null;
  if (change === 0) return <span className="faint">{words.same}</span>;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`flex items-center font-label ${change > 0 === isLessBetter ? 'text-bad' : 'text-good'}`}
    >
      <Arrow className="i i-s" aria-hidden="true" />
      {formatPercent(Math.abs(change))}
    </span>
  );
}

interface Figure {
  readonly title: string;
  readonly now: number;
  readonly before: number;
  /** Toman are written in thousands or millions. */
  readonly isMoney?: boolean;
  /** Of what is no plain number: «۴ دقیقه». 0 stands for none. */
  readonly show?: (value: number) => string;
  readonly isLessBetter?: boolean;
}

function Tile({ title, now, before, isMoney = false, show, ...rest }: Figure) {
  const unit = isMoney ? unitOf(Math.max(now, before)) : null;
  const shown = show ?? ((value: number) => formatNumber(value / (unit?.of ?? 1)));
  return (
    <div className="tile">
      <p className="medium muted">{title}</p>
      <p className="flex items-baseline gap-1">
        <b className="figure">{shown(now)}</b>
        {unit ? <span className="small muted">{words.unit[unit.name]}</span> : null}
      </p>
      <p className="flex flex-wrap items-center gap-2 small">
        {show && (now === 0 || before === 0) ? null : (
          <Change now={now} before={before} {...rest} />
        )}
        <span className="faint">{words.beforeIs(shown(before))}</span>
      </p>
    </div>
  );
}

/** Figures of a period, each beside the one before. */
export function Tiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="box tiles tiles-two">
      {figures.map((figure) => (
        <Tile key={figure.title} {...figure} />
      ))}
    </div>
  );
}
