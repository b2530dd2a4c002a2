import { useBlocker } from '@tanstack/react-router';
import { isSame } from '#panel/content/merge.ts';
import { contentTexts } from '#panel/content/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

/** Asks before a screen with unsaved work is left, or its tab is closed. */
export function Unsaved({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !(current.pathname === next.pathname && isSame(current.search, next.search)),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      isOpen
      isFirm
      title={contentTexts.leaveTitle}
      onClose={reset}
      actions={
        <>
          <Button look="primary" onClick={reset}>
            {contentTexts.stay}
          </Button>
          <Button look="danger" onClick={proceed}>
            {contentTexts.leave}
          </Button>
        </>
      }
    >
      <p className="muted">{contentTexts.leaveText}</p>
    </Dialog>
  );
}
