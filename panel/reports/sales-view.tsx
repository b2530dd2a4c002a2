import type { SalesReport, SalesSums } from '#lib/contract/report.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { nameOf, SalesChart } from '#panel/reports/chart.tsx';
import type { WantedReport } from '#panel/reports/period.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { Tiles } from '#panel/reports/tiles.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const netOf = ({ total, refunds }: SalesSums): number => total - refunds;
const averageOf = ({ orders, total }: SalesSums): number =>
  orders === 0 ? 0 : Math.round(total / orders);

function Table({ parts, by }: Pick<SalesReport, 'parts'> & Pick<WantedReport, 'by'>) {
  return (
    <details>
      <summary className="link">{words.table}</summary>
      <div className="table-scroll">
        <table className="table table-dense" aria-label={words.table}>
          <thead>
            <tr>
              <th>{words.day}</th>
              <th className="num">{words.orders}</th>
              <th className="num">{words.netHead}</th>
              <th className="num">{words.amountBefore}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ from, now, before }) => (
              <tr key={from}>
                <th scope="row">{nameOf(from, by)}</th>
                <td className="num">{formatNumber(now.orders)}</td>
                <td className="num">{formatNumber(netOf(now))}</td>
                <td className="num">{formatNumber(netOf(before))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** What the sum was made of. */
function Made({ now }: { now: SalesSums }) {
  const lines = [
    [words.lines, now.lines],
    [words.discount, -now.discount],
    [words.freight, now.freight],
    [words.total, now.total],
    [words.refunds, -now.refunds],
    [words.net, netOf(now)],
  ] as const;
  return (
    <section className="grid gap-3">
      <h2>{words.made}</h2>
      <dl className="box grid gap-2">
        {lines.map(([title, amount]) => (
          <div key={title} className="flex justify-between gap-4">
            <dt className="muted">{title}</dt>
            <dd>{formatToman(Math.abs(amount)) + (amount < 0 ? '−' : '')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** «فروش» */
export function SalesView({ data, wanted }: { data: SalesReport; wanted: WantedReport }) {
  const today = dayInTehran(new Date(useNow()).toISOString());
  const { now, before, parts } = data;
  const open = parts.find(({ from, to }) => from <= today && today <= to)?.from ?? null;
  return (
    <>
      <Tiles
        figures={[
          { title: words.net, now: netOf(now), before: netOf(before), isMoney: true },
          { title: words.orders, now: now.orders, before: before.orders },
          {
            title: words.average,
            now: averageOf(now),
            before: averageOf(before),
            isMoney: true,
          },
          { title: words.pieces, now: now.pieces, before: before.pieces },
        ]}
      />
      {parts.length > 1 ? (
        <SalesChart
          by={wanted.by}
          open={open}
          parts={parts.map((part) => ({
            from: part.from,
            now: netOf(part.now),
            before: netOf(part.before),
          }))}
        />
      ) : null}
      {parts.length > 1 ? <Table parts={parts} by={wanted.by} /> : null}
      <Made now={now} />
    </>
  );
}
