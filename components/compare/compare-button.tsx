'use client';

import { useCompared } from '#components/compare/use-compared.ts';
import { buttonTexts } from '#components/compare/button-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Compared } from '#lib/compare/store.ts';

interface CompareButtonProps {
  item: Compared;
  /** Whether it stands on the picture, without its word. */
  isRound?: boolean;
}

/** Collects the page's product for comparison, or removes it. */
export function CompareButton({ item, isRound = false }: CompareButtonProps) {
  const [compared, toggle] = useCompared(item);
  return (
    <button
      type="button"
      className={isRound ? 'icon-btn on-pic' : 'needs-script btn btn-text btn-sm'}
      aria-label={compared ? buttonTexts.remove : buttonTexts.add}
      onClick={() => void toggle()}
    >
      <Icon name={compared ? 'check' : 'scale'} className={isRound ? '' : 'i-s'} />
      {isRound ? null : wordOf(compared)}
    </button>
  );
}

const wordOf = (compared: boolean): string =>
  compared ? buttonTexts.compared : buttonTexts.compare;
