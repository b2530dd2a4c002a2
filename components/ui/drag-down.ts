import { isDesktop } from '#components/ui/desktop.ts';

/** How far a sheet is pulled before it closes, in px. */
const far = 80;

/**
 * Lets a finger pull a bottom sheet down by its head, which closes it; let go too early, it returns. A mouse has the
 * button and the backdrop. Returns a function that stops it.
 */
export function dragDown(sheet: HTMLDialogElement): () => void {
  const dragging = new AbortController();
  const { signal } = dragging;
  let from: number | null = null;
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from ?? clientY));
  const letGo = () => {
    from = null;
    sheet.style.translate = '';
  };
  const begin = (event: PointerEvent) => {
    const { target, pointerType, clientY } = event;
    if (pointerType === 'mouse' || isDesktop() || !(target instanceof Element)) return;
    if (target.closest('button') || !target.closest('.dlg-head')) return;
    from = clientY;
    target.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (from !== null) sheet.style.translate = `0 ${pulled(event)}px`;
  };
  const end = (event: PointerEvent) => {
    if (from !== null && pulled(event) > far) sheet.close();
    letGo();
  };
  sheet.addEventListener('pointerdown', begin, { signal });
  sheet.addEventListener('pointermove', move, { signal });
  sheet.addEventListener('pointerup', end, { signal });
  sheet.addEventListener('pointercancel', letGo, { signal });
  return () => dragging.abort();
}
