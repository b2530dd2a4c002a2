import { Gauge } from 'lucide-react';
import { type VitalName, vitalNames } from '#lib/contract/vital-names.ts';
import type { SpeedReport, VitalFigure } from '#lib/contract/vitals.ts';
import { judgeVital } from '#lib/rules/vitals.ts';
import { formatNumber, formatPercent } from '#lib/text/toman.ts';
import { speedTexts as words } from '#panel/reports/speed-texts.ts';
import { Tiles } from '#panel/reports/tiles.tsx';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, Tag } from '#panel/ui/states.tsx';

type Kind = SpeedReport['kinds'][number];

/** «۲٫۴ ثانیه», «۱۸۰ میلی‌ثانیه»; a score has no unit. */
function valueOf(name: VitalName, value: number): string {
  if (name === 'CLS') return formatNumber(value, 2);
  return value >= 1_000
    ? words.seconds(formatNumber(value / 1_000, 1))
    : words.milliseconds(formatNumber(Math.round(value)));
}

const tagOf = { good: 'good', fair: 'wait', poor: 'bad' } as const;

function Figure({ name, figure }: { name: VitalName; figure: VitalFigure | null }) {
  if (figure === null) return texts.nothing;
  const verdict = judgeVital(name, figure.p75);
  const verdictWords = name === 'CLS' ? words.stability : words.verdicts;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {valueOf(name, figure.p75)}
      <Tag kind={tagOf[verdict]}>{verdictWords[verdict]}</Tag>
    </span>
  );
}

const viewsIn = ({ LCP, TTFB }: Kind['now']): number => Math.max(LCP?.count ?? 0, TTFB?.count ?? 0);

const columns: readonly Column<Kind>[] = [
  { key: 'kind', head: words.kind, cell: ({ kind }) => words.kinds[kind] },
  ...vitalNames.map((name): Column<Kind> => ({
    key: name,
    head: words.names[name],
    cell: ({ now }) => <Figure name={name} figure={now[name]} />,
  })),
  {
    key: 'count',
    head: words.views,
    kind: 'num',
    cell: ({ now }) => formatNumber(viewsIn(now)),
  },
];

/** «سرعت»: what three of four shoppers see at worst, by kind of page. */
export function SpeedView({ data: { now, before, kinds } }: { data: SpeedReport }) {
  if (kinds.length === 0) {
    return <EmptyState icon={Gauge} title={words.none} text={words.noneText} />;
  }
  return (
    <>
      <Tiles
        figures={vitalNames.map((name) => ({
          title: words.names[name],
          now: now[name]?.p75 ?? 0,
          before: before[name]?.p75 ?? 0,
          show: (value: number) => (value === 0 ? texts.nothing : valueOf(name, value)),
          isLessBetter: true,
        }))}
      />
      <p className="medium muted">
        {words.goodOf(formatPercent(now.LCP?.good ?? 0))} {words.hint}
      </p>
      <DataTable
        label={words.byKind}
        rows={kinds}
        idOf={({ kind }) => kind}
        nameOf={({ kind }) => words.kinds[kind]}
        isDense
        rowHeight={52}
        empty={null}
        columns={columns}
        card={({ kind, now: figures }) => (
          <span className="card-body">
            <span className="font-label">{words.kinds[kind]}</span>
            {vitalNames.map((name) => (
              <span key={name} className="flex justify-between gap-2 small muted">
                <span>{words.names[name]}</span>
                <Figure name={name} figure={figures[name]} />
              </span>
            ))}
            <span className="small faint">{words.viewsOf(formatNumber(viewsIn(figures)))}</span>
          </span>
        )}
      />
      <p className="small faint">{words.bounds}</p>
    </>
  );
}
