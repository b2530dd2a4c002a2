import { createStore } from 'zustand/vanilla';

/** Whether the member's menu is open. Only then is its code loaded. */
export const userMenuStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

export const openUserMenu = () => userMenuStore.setState({ open: true });
export const closeUserMenu = () => userMenuStore.setState({ open: false });
