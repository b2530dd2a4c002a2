import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

interface Row {
  id: string;
  name: string;
  price: number;
}

const rows: readonly Row[] = Array.from({ length: 1_000 }, (_, at) => ({
  id: String(at + 1),
  name: `کالای ${formatNumber(at + 1)}`,
  price: (at + 1) * 10_000,
}));

const tabs = [
  { label: 'همه', filters: {}, count: 1_000 },
  { label: 'ناموجود', filters: { stock: 'none' }, count: 12 },
];

/** A long list with everything a list has. */
export function ReferenceList() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const [brand, setBrand] = useState('');
  return (
    <section className="section">
      <h2>فهرست</h2>
      <Tabs label="نماها" tabs={tabs} isShown={({ filters }) => !('stock' in filters)} />
      <Toolbar>
        <SearchField label="نام یا کد" value={text} onChange={setText} />
        <FilterChip
          label="برند"
          options={[{ value: '1', label: 'سامسونگ' }]}
          value={brand}
          onChange={setBrand}
        />
      </Toolbar>
      <DataTable
        label="کالاها"
        rows={rows.filter(({ name }) => name.includes(text))}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={{ chosen, onChange: setChosen }}
        onClearFilters={text ? () => setText('') : undefined}
        empty={<EmptyState icon={PackageOpen} title="کالایی نیست" />}
        columns={[
          {
            key: 'name',
            head: 'نام',
            cell: ({ name }) => <span className="font-label">{name}</span>,
          },
          { key: 'state', head: 'وضعیت', cell: () => <State kind="good">موجود</State> },
          {
            key: 'price',
            head: 'قیمت (تومان)',
            kind: 'num',
            cell: ({ price }) => formatNumber(price),
          },
        ]}
        card={({ name, price }) => (
          <span className="card-body">
            <span className="font-label">{name}</span>
            <span className="flex justify-between">
              <State kind="good">موجود</State>
              <span>{formatNumber(price)} تومان</span>
            </span>
          </span>
        )}
      />
    </section>
  );
}
