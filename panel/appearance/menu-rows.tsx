import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuPlace } from '#lib/contract/appearance.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { menuTexts } from '#panel/appearance/menu-texts.ts';
import { SortableList, SortableRow } from '#panel/appearance/sortable.tsx';
import { lookTexts, placeWords } from '#panel/appearance/texts.ts';
import {
  branchAt,
  canGoIn,
  canGoOut,
  countBelow,
  indented,
  type MenuRow,
  moved,
  stepped,
  withoutRow,
} from '#panel/appearance/tree.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  place: MenuPlace;
  rows: readonly MenuRow[];
  /** Key of the row whose fields are shown. */
  chosen: string | null;
  /** Sentences by key. */
  faults: ReadonlyMap<string, string>;
  onChoose: (key: string | null) => void;
  onChange: (rows: readonly MenuRow[]) => void;
  /** Takes a removal back, into the rows as they are then. */
  onBringBack: (branch: readonly MenuRow[], at: number) => void;
  /** The fields of the chosen row. */
  form: ReactNode;
}

export const nameOf = ({ label }: MenuRow): string => label || menuTexts.nameless;

/** «۳ ستون», or where it leads. */
function About({ place, rows, at }: { place: MenuPlace; rows: readonly MenuRow[]; at: number }) {
  const count = countBelow(rows, at);
  const row = rows[at];
  if (count > 0) {
    const isOfColumns = row?.depth === 0 && place !== 'footer';
    const words = isOfColumns ? menuTexts.columns : menuTexts.links;
    return <span className="small faint">{words(formatNumber(count))}</span>;
  }
  if (!row?.url) return <span className="small faint">{menuTexts.noUrl}</span>;
  return (
    <bdi dir="ltr" className="small faint truncate">
      {decoded(row.url)}
    </bdi>
  );
}

/** An address as a person reads it. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function Acts({
  place,
  rows,
  at,
  onChange,
  onBringBack,
}: Omit<Props, 'chosen' | 'faults' | 'onChoose' | 'form'> & { at: number }) {
  const row = rows[at];
  if (!row) return null;
  const remove = () => {
    onChange(withoutRow(rows, at));
    const branch = branchAt(rows, at);
    showToast(lookTexts.removed(nameOf(row)), () => onBringBack(branch, at));
  };
  return (
    <span className="sort-acts">
      <IconButton
        size="s"
        label={lookTexts.up}
        disabled={at === 0}
        onClick={() => onChange(stepped(rows, at, 'up', place))}
      >
        <ArrowUp className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="s"
        label={lookTexts.down}
        disabled={at === rows.length - 1}
        onClick={() => onChange(stepped(rows, at, 'down', place))}
      >
        <ArrowDown className="i i-s" aria-hidden="true" />
      </IconButton>
      {place === 'header' ? null : (
        <>
          <IconButton
            size="s"
            label={lookTexts.outward}
            disabled={!canGoOut(rows, at)}
            onClick={() => onChange(indented(rows, at, -1, place))}
          >
            <ArrowRight className="i i-s" aria-hidden="true" />
          </IconButton>
          <IconButton
            size="s"
            label={lookTexts.inward}
            disabled={!canGoIn(rows, at, place)}
            onClick={() => onChange(indented(rows, at, 1, place))}
          >
            <ArrowLeft className="i i-s" aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton size="s" label={`${lookTexts.remove} ${nameOf(row)}`} onClick={remove}>
        <Trash2 className="i i-s" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The rows of a menu, in and below each other. */
export function MenuRows({ place, rows, chosen, faults, onChoose, form, ...acts }: Props) {
  const { onChange } = acts;
  return (
    <SortableList
      label={placeWords[place]}
      onMove={(from, to) => onChange(moved(rows, from, to, place))}
    >
      {rows.map((row, at) => {
        const isOn = row.key === chosen;
        return (
          <SortableRow
            key={row.key}
            id={row.key}
            index={at}
            depth={row.depth}
            name={nameOf(row)}
            isOn={isOn}
            isWrong={faults.has(row.key)}
            form={isOn ? form : null}
          >
            <button
              type="button"
              className="sort-name"
              aria-expanded={isOn}
              onClick={() => onChoose(isOn ? null : row.key)}
            >
              <span className="font-label truncate">{nameOf(row)}</span>
              {isOn ? null : <About place={place} rows={rows} at={at} />}
            </button>
            {isOn ? <Acts {...acts} place={place} rows={rows} at={at} /> : null}
          </SortableRow>
        );
      })}
    </SortableList>
  );
}
