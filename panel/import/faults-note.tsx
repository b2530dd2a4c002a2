import type { GetImportAnswer } from '#lib/contract/import.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { importTexts as words } from '#panel/import/texts.ts';
import { Note } from '#panel/ui/states.tsx';

/** Reasons that are said above the list, which has them all. */
const mostSaid = 4;

interface Props {
  /** Says how many rows are not brought in. */
  title: (count: string) => string;
  count: number;
  faults: GetImportAnswer['faults'];
}

/** Why rows are not brought in, the most frequent reason first. */
export function FaultsNote({ title, count, faults }: Props) {
  if (count === 0) return null;
  return (
    <Note kind="wait">
      <b className="font-label">{title(formatNumber(count))}</b>
      <ul>
        {faults.slice(0, mostSaid).map(({ head, text, count: rows, line }) => (
          <li key={`${head} ${text}`}>
            {head === '' ? null : <bdi>{head}: </bdi>}
            <GoodsName
              name={
                rows === 1
                  ? words.faultOne(text, formatNumber(line))
                  : words.fault(text, formatNumber(rows), formatNumber(line))
              }
            />
          </li>
        ))}
      </ul>
    </Note>
  );
}
