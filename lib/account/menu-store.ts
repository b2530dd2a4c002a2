import { createStore } from 'zustand/vanilla';

/** How often the member's menu was asked for. Its code is loaded at the first time. */
export const userMenuStore = createStore<{ readonly asked: number }>(() => ({ asked: 0 }));

export const openUserMenu = () => userMenuStore.setState(({ asked }) => ({ asked: asked + 1 }));
