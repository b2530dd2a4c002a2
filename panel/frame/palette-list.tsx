import type { LucideIcon } from 'lucide-react';
import { texts } from '#panel/texts.ts';
import { intoView } from '#panel/ui/into-view.ts';

export interface Item {
  key: string;
  title: string;
  /** Beside the title, such as a code. */
  note?: string;
  group: string;
  icon: LucideIcon;
  act: () => void;
}

interface Props {
  id: string;
  items: readonly Item[];
  /** Place of the one that Enter opens. */
  chosen: number;
  onChoose: (key: string) => void;
  onOpen: (item: Item) => void;
}

/** The suggestions of the search everywhere, under the heading of their group. */
export function PaletteList({ id, items, chosen, onChoose, onOpen }: Props) {
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- suggestions of the field, as in WAI-ARIA's combobox
    <div id={`${id}-list`} role="listbox" aria-label={texts.searchAll} className="palette-list">
      {items.map((item, index) => (
        <div key={item.key}>
          {item.group === items[index - 1]?.group ? null : (
            <div className="palette-group" role="presentation">
              {item.group}
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field */}
          <div
            id={`${id}-${index}`}
            ref={index === chosen ? intoView : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="palette-item"
            onClick={() => onOpen(item)}
            onPointerMove={() => onChoose(item.key)}
          >
            <item.icon className="i" aria-hidden="true" />
            {item.title}
            {item.note ? <bdi className="small muted ms-auto">{item.note}</bdi> : null}
          </div>
        </div>
      ))}
    </div>
    // oxlint-enable jsx-a11y/prefer-tag-over-role
  );
}
