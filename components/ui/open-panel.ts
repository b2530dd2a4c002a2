import { isDesktop } from '#components/ui/desktop.ts';

/** Open elements that may cover the page: sheets, which are popovers, and modal dialogs. */
const openOnes = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.sheet:popover-open, dialog:modal'),
];

/** On desktop popovers hang below the header; only side sheets and dialogs cover the page. */
const covers = (one: HTMLElement): boolean =>
  one instanceof HTMLDialogElement || one.matches('.sheet-side') || !isDesktop();

/** The panel that covers the page, if any. */
export function openPanel(): HTMLElement | null {
  return openOnes().find((one) => covers(one)) ?? null;
}

export function closePanels(): void {
  for (const one of openOnes()) {
    if (one instanceof HTMLDialogElement) one.close();
    else one.hidePopover();
  }
}
