'use client';

import { useCompared } from '#components/compare/use-compared.ts';
import { buttonTexts } from '#components/compare/button-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Compared } from '#lib/compare/store.ts';

/** Collects the page's product for comparison, or removes it. */
export function CompareButton({ item }: { item: Compared }) {
  const [compared, toggle] = useCompared(item);
  return (
    <button
      type="button"
      className="needs-script btn btn-text btn-sm"
      aria-label={compared ? buttonTexts.remove : buttonTexts.add}
      onClick={() => void toggle()}
    >
      <Icon name={compared ? 'check' : 'scale'} className="i-s" />
      {compared ? buttonTexts.compared : buttonTexts.compare}
    </button>
  );
}
