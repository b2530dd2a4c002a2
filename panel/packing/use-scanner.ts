import { useEffect, useEffectEvent, useRef } from 'react';
import { noScan, scanned } from '#panel/packing/scan.ts';
import { isTaken } from '#panel/ui/use-key.ts';

/** Takes the codes of a scanner that writes like a keyboard, wherever the focus is but in fields and dialogs. */
export function useScanner(onCode: (code: string) => void): void {
  const scan = useRef(noScan);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const [next, code] = scanned(scan.current, event, event.timeStamp);
    scan.current = next;
    if (code === null) return;
    // Enter would press the button that has the focus.
    event.preventDefault();
    event.stopPropagation();
    if (code !== '') onCode(code);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
