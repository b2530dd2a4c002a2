import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { call, CallError, isCancelled } from '#panel/client.ts';
import { productQuery } from '#panel/goods/calls.ts';
import { productChanged } from '#panel/product/calls.ts';
import { bodyOf } from '#panel/product/saving.ts';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm, Work } from '#panel/product/use-product-form.ts';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

const send = ({ base, values, saved }: Work) =>
  call<AdminProduct>('Save-Product', bodyOf(base, values, saved));

/** Leads to the first field with a fault, after it is drawn. */
function showFault(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.main [aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}

interface Options {
  form: ProductForm;
  /** After a new product was made. */
  onMade: (product: AdminProduct) => void;
}

/** Saves the form. What is refused stays written; of two saves of one revision the second asks. */
export function useSave({ form, onMade }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { isShown: true },
    onSuccess: (product, { values, saved }) => {
      queries.setQueryData(productQuery(product.websiteCode).queryKey, product);
      void productChanged(product.websiteCode);
      form.take(product, values);
      setFailure(null);
      showToast(productTexts.saved);
      if (saved === null) onMade(product);
    },
    onError: (error) => {
      if (isCancelled(error)) return;
      if (error instanceof CallError && error.code === panelErrors.stale) {
        setIsStale(true);
        return;
      }
      setFailure(error instanceof CallError ? error.message : texts.failed.unknown);
      const faults = error instanceof CallError ? error.fields : {};
      form.setFaults(faults);
      if (Object.keys(faults).length > 0) showFault();
      else showFailure(error);
    },
  });
  const save = (work: Work) => {
    if (isPending) return;
    setFailure(null);
    mutate(work);
  };
  return {
    failure,
    isBusy: isPending,
    isStale,
    save: () => save(form),
    /** Saves what a person settled on. */
    saveSettled: (work: Work) => {
      setIsStale(false);
      save(work);
    },
    closeStale: () => setIsStale(false),
  };
}
