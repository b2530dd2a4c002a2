import { lazy, Suspense } from 'react';
import { useGate } from '#panel/session/ask.ts';

const dialogs = {
  confirm: lazy(() => import('#panel/session/confirm-dialog.tsx')),
  'sign-in': lazy(() => import('#panel/session/sign-in-again.tsx')),
};

/** The dialogs that refused calls wait for. */
export function Gates() {
  const { waiting } = useGate();
  if (waiting === null) return null;
  const Waiting = dialogs[waiting.gate];
  return (
    <Suspense>
      <Waiting answer={waiting.answer} />
    </Suspense>
  );
}
