'use client';

import { useStore } from 'zustand';
import { late } from '#components/ui/late.tsx';
import { toasterStore } from '#lib/toasts/store.ts';

const Toaster = late(() => import('#components/ui/toaster.tsx'));

const reportThere = () => toasterStore.setState({ there: true });

/** Container of toasts. Loads nothing before the first toast. */
export function ToastHost({ label }: { label: string }) {
  const wanted = useStore(toasterStore, (toaster) => toaster.wanted);
  return wanted ? <Toaster label={label} onThere={reportThere} /> : null;
}
