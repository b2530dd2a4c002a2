import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { namedGoodsQuery } from '#panel/goods/calls.ts';
import { relatedTexts as words } from '#panel/product/related-texts.ts';
import { fieldTitles } from '#panel/product/texts.ts';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { moved } from '#panel/ui/moved.ts';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';
import { State } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';

interface RowProps {
  code: number;
  at: number;
  count: number;
  row: GoodsRow | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Row({ code, at, count, row, onMove, onRemove }: RowProps) {
  const { setElement, setHandle } = useItem(String(code), at);
  const name = row ? isolateLatin(row.nameFa) : words.code(code);
  return (
    <li ref={setElement} className="sort-row">
      <Handle name={name} setHandle={setHandle} />
      {row?.image ? <Thumb image={row.image} size={40} /> : null}
      <span className="grid flex-1 min-w-0">
        <span className="line-clamp-1 whitespace-normal [overflow-wrap:anywhere]">{name}</span>
        {row && row.state !== 'published' ? (
          <span className="small">
            <State kind="wait">{words.hidden}</State>
          </span>
        ) : null}
      </span>
      <IconButton
        size="s"
        label={texts.up(name)}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="s"
        label={texts.down(name)}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton size="s" label={words.remove(name)} onClick={onRemove}>
        <X className="i i-s" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface Props {
  codes: readonly number[];
  onChange: (codes: number[]) => void;
}

/** Chosen products in their order, which is changed by dragging or by buttons. */
export function RelatedList({ codes, onChange }: Props) {
  const { data } = useQuery({ ...namedGoodsQuery(codes), enabled: codes.length > 0 });
  const known = new Map(data?.items.map((row) => [row.websiteCode, row]));
  const move = (from: number, to: number) => onChange(moved(codes, from, to));
  return (
    <Sortable onMove={(from, to) => from !== to && move(from, to)}>
      <ul className="sort-list" aria-label={fieldTitles.relatedIds}>
        {codes.map((code, at) => (
          <Row
            key={code}
            code={code}
            at={at}
            count={codes.length}
            row={known.get(code)}
            onMove={(to) => move(at, to)}
            onRemove={() => onChange(codes.filter((each) => each !== code))}
          />
        ))}
      </ul>
    </Sortable>
  );
}
