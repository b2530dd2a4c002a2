import { lazy, Suspense } from 'react';
import { queries } from '#panel/queries.ts';
import { useGate } from '#panel/session/ask.ts';
import { meQuery } from '#panel/session/calls.ts';
import { sessionTexts } from '#panel/session/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';

const ConfirmDialog = lazy(() => import('#panel/session/confirm-dialog.tsx'));
const SignInForm = lazy(() => import('#panel/sign-in/sign-in-form.tsx'));

/** The session ended while the panel is open: what is written on the screen stays. */
function SignInAgain({ answer }: { answer: (done: boolean) => void }) {
  const before = queries.getQueryData(meQuery.queryKey);
  return (
    <Dialog isOpen isFirm title={sessionTexts.again} onClose={() => answer(false)}>
      <p className="medium muted">{sessionTexts.againText}</p>
      <Suspense>
        <SignInForm
          onDone={(me) => {
            // Another person must not see what this one had open.
            if (before !== undefined && before.id !== me.id) location.reload();
            else answer(true);
          }}
        />
      </Suspense>
    </Dialog>
  );
}

/** The dialogs that refused calls wait for. */
export function Gates() {
  const { waiting } = useGate();
  if (waiting === null) return null;
  if (waiting.gate === 'sign-in') return <SignInAgain answer={waiting.answer} />;
  return (
    <Suspense>
      <ConfirmDialog answer={waiting.answer} />
    </Suspense>
  );
}
