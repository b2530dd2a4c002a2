'use client';

import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed } from '#lib/parts.ts';

interface ShareButtonProps {
  title: string;
  /** Whether it stands on the picture, without its word. */
  isRound?: boolean;
}

/** Shares the chosen variant. The code is loaded on press. */
export function ShareButton({ title, isRound = false }: ShareButtonProps) {
  const press = async () => {
    const part = await loadPressed(() => import('#components/product/share/share.ts'));
    await part?.share(title);
  };
  return (
    <button
      type="button"
      className={isRound ? 'icon-btn on-pic' : 'needs-script btn btn-text btn-sm'}
      aria-label={pageTexts.share}
      onClick={() => void press()}
    >
      <Icon name="share-2" className={isRound ? '' : 'i-s'} />
      {isRound ? null : pageTexts.share}
    </button>
  );
}
