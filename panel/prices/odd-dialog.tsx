import { formatNumber } from '#lib/text/toman.ts';
import { showCell } from '#panel/prices/cell-text.ts';
import { oddnessOf } from '#panel/prices/doubts.ts';
import type { Edit } from '#panel/prices/edits.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import { texts } from '#panel/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';

interface Props {
  odd: readonly Edit[];
  onSave: () => void;
  onClose: () => void;
}

/** So many of the changes are written out. */
const mostShown = 3;

function sentenceOf(edit: Edit): string {
  const { field, before, value, name } = edit;
  const from = showCell(field, before) || texts.nothing;
  const to = showCell(field, value) || texts.nothing;
  return pricesTexts.oddCell(
    pricesTexts.cellOf(fieldNames[field], name),
    pricesTexts.fromTo(from, to),
    oddnessOf(edit) ?? '',
  );
}

/** Asks before odd prices are saved. */
export default function OddDialog({ odd, onSave, onClose }: Props) {
  const rest = odd.length - mostShown;
  const sentences = odd.slice(0, mostShown).map(sentenceOf);
  return (
    <Confirm
      title={pricesTexts.oddTitle(formatNumber(odd.length))}
      text={[...sentences, ...(rest > 0 ? [pricesTexts.oddRest(formatNumber(rest))] : [])].join(
        ' ',
      )}
      action={texts.save}
      onConfirm={async () => onSave()}
      onClose={onClose}
    />
  );
}
