import { TriangleAlert, Undo2, Users } from 'lucide-react';
import type { BulkWarning, PreviewBulkAnswer } from '#lib/contract/goods-bulk.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { bulkTexts, warningWords } from '#panel/bulk/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

function Warning({ kind, count }: BulkWarning) {
  const Sign = kind === 'inBaskets' ? Users : TriangleAlert;
  return (
    <li className="flex items-start gap-3 medium">
      <Sign
        className={kind === 'inBaskets' ? 'i mt-0.5' : 'i mt-0.5 text-warn'}
        aria-hidden="true"
      />
      {warningWords[kind].say(formatNumber(count))}
    </li>
  );
}

interface Props {
  /** Of this very filter and operation; null before it was seen. */
  preview: PreviewBulkAnswer | null;
  /** Whether products change, not variants. */
  isOfProducts: boolean;
  isBusy: boolean;
  onApply: (batch: number) => void;
}

/** The warnings, and the one button that applies what was previewed. */
export function ApplyBox({ preview, isOfProducts, isBusy, onApply }: Props) {
  if (preview === null) {
    return (
      <section className="box grid gap-3">
        <h2>{bulkTexts.before}</h2>
        <p className="medium muted">{bulkTexts.waitPreview}</p>
      </section>
    );
  }
  const { warnings, count, batch } = preview;
  const number = formatNumber(count);
  return (
    <section className="box grid gap-4">
      <h2>{bulkTexts.before}</h2>
      {count === 0 ? <Note>{bulkTexts.nothing}</Note> : null}
      {warnings.length > 0 ? (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <Warning key={warning.kind} {...warning} />
          ))}
        </ul>
      ) : (
        <p className="medium muted">{bulkTexts.noWarning}</p>
      )}
      {count > 0 ? (
        <>
          <Button look="primary" size="l" isWide isBusy={isBusy} onClick={() => onApply(batch)}>
            {bulkTexts.apply(
              isOfProducts ? bulkTexts.ofProducts(number) : bulkTexts.ofVariants(number),
            )}
          </Button>
          <p className="small faint flex items-center gap-2">
            <Undo2 className="i i-s" aria-hidden="true" />
            {bulkTexts.undoHint}
          </p>
        </>
      ) : null}
    </section>
  );
}
