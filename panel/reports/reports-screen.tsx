import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ChartColumn, Download } from 'lucide-react';
import type { FunctionComponent, ReactNode } from 'react';
import { type ReportName, reportNames, reportSteps } from '#lib/contract/report-names.ts';
import { Page } from '#panel/frame/page.tsx';
import {
  categoriesQuery,
  chatsQuery,
  couponsQuery,
  customersQuery,
  deliveryQuery,
  exportReport,
  goodsQuery,
  salesQuery,
  searchesQuery,
  speedQuery,
} from '#panel/reports/calls.ts';
import { ChatsView } from '#panel/reports/chats-view.tsx';
import { CategoriesView, GoodsView } from '#panel/reports/goods-views.tsx';
import { CouponsView, CustomersView, DeliveryView } from '#panel/reports/order-views.tsx';
import { OwnPeriod, Presets } from '#panel/reports/period-choice.tsx';
import {
  type ShownReport,
  shownReports,
  type WantedReport,
  wantedOf,
} from '#panel/reports/period.ts';
import { SalesView } from '#panel/reports/sales-view.tsx';
import { SearchesView } from '#panel/reports/searches-view.tsx';
import { SpeedView } from '#panel/reports/speed-view.tsx';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { FilterChip, Toolbar } from '#panel/ui/toolbar.tsx';
import { useNow } from '#panel/ui/use-now.ts';
import '#panel/styles/reports.css';

interface ShownProps<Answer> {
  readonly found: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  readonly isEmpty: (answer: Answer) => boolean;
  readonly children: (answer: Answer) => ReactNode;
}

/** A report as soon as it is read; what stands for it until then (the period before), when it failed, or is empty. */
function Shown<Answer>({ found, isEmpty, children }: ShownProps<Answer>) {
  const { data, error, refetch, isPlaceholderData } = found;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <span className="skeleton" aria-busy="true" />;
  if (isEmpty(data)) {
    return <EmptyState icon={ChartColumn} title={words.nothing} text={words.nothingText} />;
  }
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-8 aria-busy:opacity-50"
      aria-busy={isPlaceholderData}
    >
      {children(data)}
    </div>
  );
}

interface ViewProps {
  readonly wanted: WantedReport;
}

function Sales({ wanted }: ViewProps) {
  const found = useQuery(salesQuery(wanted));
  return (
    <Shown found={found} isEmpty={({ now, before }) => now.orders + before.orders === 0}>
      {(data) => <SalesView data={data} wanted={wanted} />}
    </Shown>
  );
}

function Goods({ wanted }: ViewProps) {
  const found = useQuery(goodsQuery(wanted));
  return (
    <Shown found={found} isEmpty={({ best, unsold }) => best.length + unsold.length === 0}>
      {(data) => <GoodsView data={data} />}
    </Shown>
  );
}

function Categories({ wanted }: ViewProps) {
  const found = useQuery(categoriesQuery(wanted));
  return (
    <Shown found={found} isEmpty={({ categories }) => categories.length === 0}>
      {(data) => <CategoriesView data={data} />}
    </Shown>
  );
}

function Coupons({ wanted }: ViewProps) {
  const found = useQuery(couponsQuery(wanted));
  return (
    <Shown found={found} isEmpty={({ all }) => all.orders === 0}>
      {(data) => <CouponsView data={data} />}
    </Shown>
  );
}

function Delivery({ wanted }: ViewProps) {
  const found = useQuery(deliveryQuery(wanted));
  return (
    <Shown found={found} isEmpty={({ all }) => all.orders === 0}>
      {(data) => <DeliveryView data={data} />}
    </Shown>
  );
}

function Customers({ wanted }: ViewProps) {
  const found = useQuery(customersQuery(wanted));
  return (
    <Shown
      found={found}
      isEmpty={({ now }) => now.first.orders + now.again.orders + now.gone.orders === 0}
    >
      {(data) => <CustomersView data={data} />}
    </Shown>
  );
}

function Searches({ wanted }: ViewProps) {
  const found = useQuery(searchesQuery(wanted));
  return (
    <Shown found={found} isEmpty={() => false}>
      {(data) => <SearchesView data={data} />}
    </Shown>
  );
}

function Chats({ wanted }: ViewProps) {
  const found = useQuery(chatsQuery(wanted));
  return (
    <Shown found={found} isEmpty={() => false}>
      {(data) => <ChatsView data={data} />}
    </Shown>
  );
}

function Speed({ wanted }: ViewProps) {
  const found = useQuery(speedQuery(wanted));
  return (
    <Shown found={found} isEmpty={() => false}>
      {(data) => <SpeedView data={data} />}
    </Shown>
  );
}

const views = {
  sales: Sales,
  goods: Goods,
  categories: Categories,
  coupons: Coupons,
  delivery: Delivery,
  customers: Customers,
  searches: Searches,
  chats: Chats,
  speed: Speed,
} satisfies Readonly<Record<ShownReport, FunctionComponent<ViewProps>>>;

const stepOptions = reportSteps.map((value) => ({ value, label: words.step[value] }));

function ExportButton({ report, wanted }: { report: ReportName; wanted: WantedReport }) {
  const file = useMutation({
    mutationFn: () => exportReport(report, wanted),
    onSuccess: () => showToast(words.exported),
  });
  return (
    <Button
      isBusy={file.isPending}
      icon={<Download className="i i-s" aria-hidden="true" />}
      onClick={() => file.mutate()}
    >
      {words.export}
    </Button>
  );
}

/** «گزارش‌ها»: a report a tab, of a period that the address names. */
export default function ReportsScreen() {
  const [filters, setFilters] = useFilters();
  const wanted = wantedOf(filters, useNow());
  const { report: _report, ...period } = filters;
  const View = views[wanted.report];
  const file = reportNames.find((each) => each === wanted.report);
  return (
    <Page
      title={words.title}
      actions={file ? <ExportButton report={file} wanted={wanted} /> : null}
    >
      <Tabs
        label={words.reports}
        tabs={shownReports.map((report) => ({
          label: words.names[report],
          filters: { ...period, report },
        }))}
        isShown={({ filters: { report } }) => report === wanted.report}
      />
      <Toolbar>
        <Presets wanted={wanted} />
        <OwnPeriod wanted={wanted} onChange={setFilters} />
        {wanted.report === 'sales' ? (
          <FilterChip
            label={words.steps}
            options={stepOptions}
            value={filters['by'] ?? ''}
            onChange={(by) => setFilters({ by })}
          />
        ) : null}
      </Toolbar>
      <View wanted={wanted} />
    </Page>
  );
}
