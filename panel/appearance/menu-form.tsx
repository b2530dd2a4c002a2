import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MenuPlace } from '#lib/contract/appearance.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { type MenuPart, rereadPart, savePart } from '#panel/appearance/calls.ts';
import { MenuRows, nameOf } from '#panel/appearance/menu-rows.tsx';
import { RowForm } from '#panel/appearance/row-form.tsx';
import { menuTexts } from '#panel/appearance/menu-texts.ts';
import { PartPage } from '#panel/appearance/part-page.tsx';
import { places } from '#panel/appearance/places.ts';
import { lookTexts, placeWords } from '#panel/appearance/texts.ts';
import { broughtBack, keyOfFault, menuOf, type MenuRow, rowsOf } from '#panel/appearance/tree.ts';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { Button } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

interface Values {
  rows: readonly MenuRow[];
}

const tabs = places.map((place) => ({ label: placeWords[place], filters: { place } }));
const emptyRow = { depth: 0, label: '', url: '', icon: '', imgUrl: '' };

/** Sentences of a refusal by the key of their row. */
const faultsByRow = (faults: Readonly<Record<string, string>>, rows: readonly MenuRow[]) =>
  new Map(
    Object.entries(faults).flatMap(([field, sentence]) => {
      const key = keyOfFault(rows, field);
      return key === undefined ? [] : [[key, sentence] as const];
    }),
  );

/** One of the menus. */
export function MenuForm({ place, part }: { place: MenuPlace; part: MenuPart }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const savedOf = (values: Values) => ({ items: menuOf(values.rows, place) });
  const form = useContentForm({
    saved: part,
    empty: { rows: [] },
    valuesOf: (saved: MenuPart): Values => ({ rows: rowsOf(saved, place) }),
    send: (values, from) => savePart(place, savedOf(values), from?.revision ?? 0),
    reread: () => rereadPart(place),
    done: () => {
      setChosen(null);
      showToast(lookTexts.published);
    },
  });
  const at = place === 'footer' || place === 'header' ? '#footer' : '';
  const { rows } = form.values;
  const faults = faultsByRow(form.faults, rows);
  const row = rows.find(({ key }) => key === chosen);
  const set = (next: readonly MenuRow[]) => form.set('rows', next);
  const add = () => {
    const key = `new-${added}`;
    setAdded(added + 1);
    set([...rows, { ...emptyRow, key }]);
    setChosen(key);
  };
  return (
    <PartPage
      part={place}
      title={lookTexts.menus}
      name={placeWords[place]}
      path={paths.home + at}
      savedOf={savedOf}
      form={form}
      labels={{ rows: placeWords[place] }}
      show={(_name, values) => lookTexts.rows(formatNumber(values.rows.length))}
      faulty={rows.filter(({ key }) => faults.has(key)).map(nameOf)}
    >
      <Tabs
        label={lookTexts.menus}
        tabs={tabs}
        isShown={({ filters }) => filters['place'] === place}
      />
      <MenuRows
        place={place}
        rows={rows}
        chosen={chosen}
        faults={faults}
        onChoose={setChosen}
        onChange={set}
        onBringBack={(branch, from) =>
          form.change('rows', (now) => broughtBack(now, branch, from, place))
        }
        form={
          row ? (
            <RowForm
              place={place}
              row={row}
              fault={faults.get(row.key)}
              onChange={(next) => set(rows.map((each) => (each.key === next.key ? next : each)))}
            />
          ) : null
        }
      />
      <Button icon={<Plus className="i i-s" aria-hidden="true" />} isWide onClick={add}>
        {menuTexts.add}
      </Button>
      <p className="small faint desk">{lookTexts.keys}</p>
    </PartPage>
  );
}
