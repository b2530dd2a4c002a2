import { create } from 'zustand';

/** Whether no events of the hub arrive, for longer than it takes to connect again. */
export const useLive = create<{ isLost: boolean }>(() => ({ isLost: false }));

/** For `refetchInterval`: what events keep up to date is read every `every` ms while none arrive. */
export const unlessLive = (every: number) => (): number | false =>
  useLive.getState().isLost ? every : false;
