'use client';

import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { toasterStore } from '#lib/stores/toasts.ts';

const Toaster = lazy(() => import('#components/ui/toaster.tsx'));

/** Where toasts appear. Loads nothing before the first one. */
export function ToastHost({ label }: { label: string }) {
  const wanted = useStore(toasterStore, (toaster) => toaster.wanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={label} />
    </Suspense>
  );
}
