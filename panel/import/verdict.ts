import type { ImportReading } from '#lib/contract/import.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { importTexts, partWords } from '#panel/import/texts.ts';

const { verdicts } = importTexts;

/** What speaks for or against a reading of the prices. */
export function verdictOf({ verdict, times }: Pick<ImportReading, 'verdict' | 'times'>): {
  readonly text: string;
  readonly isGood: boolean;
} {
  const isGood = verdict === 'fits' || verdict === 'possible';
  const isFar = verdict === 'tooHigh' || verdict === 'tooLow';
  if (!isFar || times === null || times === 1) return { text: verdicts[verdict], isGood };
  const part = partWords.get(Math.round(1 / times));
  if (times > 1) return { text: verdicts.times(formatNumber(times)), isGood };
  return { text: part ? verdicts.part(part) : verdicts[verdict], isGood };
}
