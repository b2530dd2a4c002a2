import type { CouponsReport, CustomersReport, DeliveryReport } from '#lib/contract/report.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { Shares } from '#panel/reports/goods-views.tsx';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { Tiles } from '#panel/reports/tiles.tsx';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';

type Coupon = CouponsReport['coupons'][number];
type Method = DeliveryReport['methods'][number];

const share = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part / all) * 1_000) / 10;

const coupons: readonly Column<Coupon>[] = [
  { key: 'code', head: words.code, cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  { key: 'title', head: words.promotion, cell: ({ title }) => title },
  { key: 'orders', head: words.orders, kind: 'num', cell: ({ orders }) => formatNumber(orders) },
  { key: 'given', head: words.given, kind: 'num', cell: ({ given }) => formatNumber(given) },
  { key: 'total', head: words.amount, kind: 'num', cell: ({ total }) => formatNumber(total) },
];

/** «کد تخفیف» */
export const CouponsView = ({
  data: { coupons: rows, rest, without },
}: {
  data: CouponsReport;
}) => (
  <section className="grid gap-3">
    <DataTable
      label={words.names.coupons}
      rows={rows}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      isDense
      rowHeight={44}
      empty={<p className="medium muted">{words.couponsNone}</p>}
      columns={coupons}
      card={({ code, title, orders, total }) => (
        <span className="card-body">
          <bdi dir="ltr" className="font-label text-start">
            {code}
          </bdi>
          <span className="small muted">{title}</span>
          <span className="flex justify-between gap-2 small muted">
            <span>{`${formatNumber(orders)} ${words.orders}`}</span>
            <span>{formatToman(total)}</span>
          </span>
        </span>
      )}
    />
    {rest.coupons > 0 ? (
      <p className="small muted">
        {words.restCodes(formatNumber(rest.coupons), formatToman(rest.total))}
      </p>
    ) : null}
    <p className="small muted">
      {words.withoutCode(formatNumber(without.orders), formatToman(without.total))}
    </p>
  </section>
);

/** «۵ ساعت», and days from two on. */
function timeOf(hours: number | null): string {
  if (hours === null) return texts.nothing;
  return hours < 48 ? words.hours(formatNumber(hours)) : words.daysOf(formatNumber(hours / 24));
}

const methods: readonly Column<Method>[] = [
  { key: 'title', head: words.methods, cell: ({ title }) => title },
  { key: 'orders', head: words.orders, kind: 'num', cell: ({ orders }) => formatNumber(orders) },
  { key: 'sent', head: words.sent, kind: 'num', cell: ({ sent }) => formatNumber(sent) },
  {
    key: 'delivered',
    head: words.delivered,
    kind: 'num',
    cell: ({ delivered }) => formatNumber(delivered),
  },
  { key: 'toSend', head: words.toSend, cell: ({ hoursToSend }) => timeOf(hoursToSend) },
  { key: 'toDeliver', head: words.toDeliver, cell: ({ hoursToDeliver }) => timeOf(hoursToDeliver) },
];

/** «ارسال» */
export const DeliveryView = ({ data }: { data: DeliveryReport }) => (
  <>
    <section className="grid gap-3">
      <h2>{words.methods}</h2>
      <DataTable
        label={words.methods}
        rows={data.methods}
        idOf={({ title }) => title}
        nameOf={({ title }) => title}
        isDense
        rowHeight={44}
        empty={<p className="medium muted">{words.nothing}</p>}
        columns={methods}
        card={({ title, orders, hoursToSend, hoursToDeliver }) => (
          <span className="card-body">
            <span className="font-label">{title}</span>
            <span className="small muted">{`${formatNumber(orders)} ${words.orders}`}</span>
            <span className="small muted">
              {`${words.toSend} ${timeOf(hoursToSend)}، ${words.toDeliver} ${timeOf(hoursToDeliver)}`}
            </span>
          </span>
        )}
      />
      <p className="small muted">{words.half}</p>
    </section>
    <section className="grid gap-3">
      <h2>{words.provinces}</h2>
      <Shares
        label={words.provinces}
        shares={data.provinces.map(({ province, orders, total }) => ({
          name: province || words.unknown,
          share: share(total, data.all.total),
          text: `${formatNumber(orders)} ${words.orders}`,
        }))}
      />
    </section>
  </>
);

/** «مشتریان بازگشته» */
export const CustomersView = ({ data: { now, before } }: { data: CustomersReport }) => {
  const all = now.first.total + now.again.total + now.gone.total;
  const kinds = [
    [words.firstBuyers, now.first],
    [words.againBuyers, now.again],
    [words.goneBuyers, now.gone],
  ] as const;
  return (
    <>
      <Tiles
        figures={[
          { title: words.firstBuyers, now: now.first.customers, before: before.first.customers },
          { title: words.againBuyers, now: now.again.customers, before: before.again.customers },
          { title: words.several, now: now.several, before: before.several },
          {
            title: `${words.total} · ${words.againBuyers}`,
            now: now.again.total,
            before: before.again.total,
            isMoney: true,
          },
        ]}
      />
      <section className="grid gap-3">
        <h2>{words.buyers}</h2>
        <Shares
          label={words.buyers}
          shares={kinds.map(([name, { orders, total }]) => ({
            name,
            share: share(total, all),
            text: `${formatNumber(orders)} ${words.orders}، ${formatToman(total)}`,
          }))}
        />
      </section>
    </>
  );
};
