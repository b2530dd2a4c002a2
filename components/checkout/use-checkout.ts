'use client';

import { useContext, createContext } from 'react';
import { useStore } from 'zustand';
import { obstaclesOf } from '#lib/checkout/groups.ts';
import type { Group } from '#lib/checkout/groups.ts';
import type { OpenCheckout } from '#lib/checkout/open.ts';
import type { CheckoutState } from '#lib/checkout/store.ts';

export const CheckoutContext = createContext<OpenCheckout | null>(null);

/** The checkout around this component. @throws outside of one */
export function useOpenCheckout(): OpenCheckout {
  const open = useContext(CheckoutContext);
  if (open === null) throw new Error('No checkout is open here.');
  return open;
}

/** Selects a part of the checkout's state. */
export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(useOpenCheckout().checkout, select);
}

/** What is wrong with a part: why the last start was refused, or after a try what is missing. */
export function useError(group: Group): string | undefined {
  return useCheckout(({ refused, answer, hasTried }) => {
    const refusal = refused.find((obstacle) => obstacle.group === group);
    if (refusal !== undefined) return refusal.sentence;
    if (!hasTried) return undefined;
    return obstaclesOf(answer?.problems ?? []).find((obstacle) => obstacle.group === group)
      ?.sentence;
  });
}
