import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { StaffEvent } from '#lib/contract/staff.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { eventsQuery } from '#panel/events/calls.ts';
import { EventDrawer } from '#panel/events/event-drawer.tsx';
import { areaNames, areaTitle, eventTexts } from '#panel/events/texts.ts';
import { spans, wantedOf } from '#panel/events/wanted.ts';
import { Page } from '#panel/frame/page.tsx';
import { staffQuery } from '#panel/staff/calls.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const areas = areaNames.map((value) => ({ value, label: areaTitle(value) }));
const spanOptions = spans.map((value) => ({
  value,
  label: value === '1' ? eventTexts.today : eventTexts.days(formatNumber(Number(value))),
}));

const personOf = ({ person }: StaffEvent): string => person?.name ?? eventTexts.system;
const titleOf = ({ label, subjectLabel }: StaffEvent): string =>
  [label, subjectLabel].filter(Boolean).join('، ');

function At({ moment }: { moment: string }) {
  const isToday = dayInTehran(moment) === dayInTehran(new Date(useNow()).toISOString());
  return (
    <time dateTime={moment} className="medium muted whitespace-nowrap">
      {isToday ? null : `${weekdayOf(moment)} `}
      <bdi dir="ltr">{timeOf(moment)}</bdi>
    </time>
  );
}

const columns: readonly Column<StaffEvent>[] = [
  { key: 'at', head: eventTexts.at, cell: ({ at }) => <At moment={at} />, className: 'w-44' },
  {
    key: 'person',
    head: eventTexts.person,
    cell: (event) => <span className="font-label">{personOf(event)}</span>,
  },
  { key: 'action', head: eventTexts.action, cell: titleOf },
  {
    key: 'area',
    head: eventTexts.area,
    cell: ({ area }) => <span className="medium muted">{areaTitle(area)}</span>,
  },
];

const isSet = (filters: object): boolean => Object.keys(filters).length > 0;

/** «رخدادها»: who changed what, and when. */
export default function EventsScreen() {
  const [filters, setFilters] = useFilters();
  const wanted = wantedOf(filters, useNow());
  const { data: staff } = useQuery(staffQuery);
  const query = useInfiniteQuery(eventsQuery(wanted));
  const [opened, setOpened] = useState<StaffEvent | null>(null);
  const people = (staff?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Page title={eventTexts.title}>
      <div className="grid gap-3">
        <Toolbar>
          <SearchField
            label={eventTexts.search}
            value={filters['text'] ?? ''}
            onChange={(text) => setFilters({ text })}
          />
          <FilterChip
            label={eventTexts.person}
            options={people}
            value={filters['person'] ?? ''}
            onChange={(person) => setFilters({ person })}
          />
          <FilterChip
            label={eventTexts.area}
            options={areas}
            value={filters['area'] ?? ''}
            onChange={(area) => setFilters({ area })}
          />
          <FilterChip
            label={eventTexts.since}
            options={spanOptions}
            value={filters['since'] ?? ''}
            onChange={(since) => setFilters({ since })}
          />
        </Toolbar>
        <DataTable
          label={eventTexts.title}
          rows={query.data?.pages.flatMap(({ events }) => events) ?? []}
          idOf={({ id }) => String(id)}
          nameOf={titleOf}
          isDense
          rowHeight={44}
          isLoading={query.isPending}
          error={query.error}
          onRetry={query.refetch}
          onMore={query.hasNextPage ? query.fetchNextPage : undefined}
          isLoadingMore={query.isFetchingNextPage}
          onClearFilters={
            isSet(wanted)
              ? () => setFilters({ text: '', person: '', area: '', since: '' })
              : undefined
          }
          empty={<EmptyState icon={History} title={eventTexts.empty} text={eventTexts.emptyText} />}
          onOpen={setOpened}
          columns={[
            ...columns,
            {
              key: 'acts',
              head: '',
              kind: 'acts',
              cell: (event) => (
                <Button
                  look="quiet"
                  size="s"
                  aria-label={eventTexts.detailsOf(titleOf(event))}
                  onClick={() => setOpened(event)}
                >
                  {eventTexts.details}
                </Button>
              ),
            },
          ]}
          card={(event) => (
            <button type="button" className="card-body card-open" onClick={() => setOpened(event)}>
              <span className="flex justify-between gap-2">
                <span className="font-label">{personOf(event)}</span>
                <At moment={event.at} />
              </span>
              <span className="medium muted">{titleOf(event)}</span>
            </button>
          )}
        />
      </div>
      {opened ? <EventDrawer event={opened} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}
