const desktop = matchMedia('(min-width: 62rem)');

/** Whether the layout is the desktop's (specification §9: phones end at 992 px). */
export const isDesktop = (): boolean => desktop.matches;
export const onLayoutChange = (act: () => void): void => desktop.addEventListener('change', act);
