import { Unplug } from 'lucide-react';
import { useLive } from '#panel/live/state.ts';
import { texts } from '#panel/texts.ts';
import { useOnline } from '#panel/ui/use-online.ts';

/** A quiet line above the screen while no events arrive; without a network `Offline` says more. */
export function LostLine() {
  const isLost = useLive((state) => state.isLost);
  const isShown = useOnline() && isLost;
  return (
    <output className={isShown ? 'lost-line' : undefined}>
      {isShown ? (
        <>
          <Unplug className="i i-s" aria-hidden="true" />
          {texts.notLive}
        </>
      ) : null}
    </output>
  );
}
