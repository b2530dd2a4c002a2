import { create } from 'zustand';

/** Whether no events of the hub arrive, for longer than it takes to connect again. */
export const useLive = create<{ isLost: boolean }>(() => ({ isLost: false }));

/** For `refetchInterval`: what events keep up to date is read every `every` ms while none arrive. */
export const unlessLive = (every: number) => (): number | false =>
  useLive.getState().isLost ? every : false;

/** Messages that came while the panel was in the background: the window's title counts them. */
export const useNotices = create<{ unseen: number }>(() => ({ unseen: 0 }));
