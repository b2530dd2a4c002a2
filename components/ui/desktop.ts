const desktop = matchMedia('(min-width: 62rem)');

/** Whether the desktop layout is in use (992 px or wider). */
export const isDesktop = (): boolean => desktop.matches;
export const onLayoutChange = (act: () => void): void => desktop.addEventListener('change', act);
