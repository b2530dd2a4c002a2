import { createStore } from 'zustand/vanilla';

/** How often the user menu was requested. Its code is loaded at the first request. */
export const userMenuStore = createStore<{ readonly asked: number }>(() => ({ asked: 0 }));

export const openUserMenu = () => userMenuStore.setState(({ asked }) => ({ asked: asked + 1 }));
