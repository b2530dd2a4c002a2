'use client';

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { closeDialog, dialogStore } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';
import { goInstead } from '#lib/parts.ts';

type Part = ComponentType<{ dialog: OpenDialog }>;

const parts: Record<OpenDialog['kind'], () => Promise<{ default: Part }>> = {
  login: () => import('#components/frame/login-prompt.tsx'),
  video: () => import('#components/content/video-modal.tsx'),
  share: () => import('#components/product/share/share-dialog.tsx'),
  compare: () => import('#components/compare/new-comparison.tsx'),
  prices: () => import('#components/product/price-history/prices-dialog.tsx'),
  stockAlert: () => import('#components/product/back-in-stock/stock-alert-dialog.tsx'),
  pictures: () => import('#components/product/zoom/pictures-dialog.tsx'),
  town: () => import('#components/delivery/town-dialog.tsx'),
  priceAlert: () => import('#components/product/price-alert/price-alert-dialog.tsx'),
  chooseList: () => import('#components/favourites/lists/choose-list-dialog.tsx'),
  frozen: () => import('#components/basket/frozen-dialog.tsx'),
};

/** Renders dialogs that any page can open. Their code is loaded when the first one is opened. */
export function DialogHost() {
  const open = useStore(dialogStore, (dialogs) => dialogs.open);
  const [loaded, setLoaded] = useState<{ of: OpenDialog; Part: Part } | null>(null);

  useEffect(() => {
    if (open === null) return;
    parts[open.kind]().then(
      (module) => setLoaded({ of: open, Part: module.default }),
      () => {
        // Another dialog may have been requested meanwhile.
        if (dialogStore.getState().open !== open) return;
        closeDialog();
        goInstead(open.href);
      },
    );
  }, [open]);

  if (open === null || loaded?.of !== open) return null;
  return <loaded.Part dialog={open} />;
}
