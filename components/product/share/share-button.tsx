'use client';

import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed } from '#lib/parts.ts';

/** Shares the chosen variant. The code is loaded on press. */
export function ShareButton({ title }: { title: string }) {
  const press = async () => {
    const part = await loadPressed(() => import('#components/product/share/share.ts'));
    await part?.share(title);
  };
  return (
    <button type="button" className="needs-script btn btn-text btn-sm" onClick={() => void press()}>
      <Icon name="share-2" className="i-s" />
      {pageTexts.share}
    </button>
  );
}
