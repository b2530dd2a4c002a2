import { useState } from 'react';
import { queries } from '#panel/queries.ts';
import { meQuery } from '#panel/session/calls.ts';
import { sessionTexts } from '#panel/session/texts.ts';
import SignInForm from '#panel/sign-in/sign-in-form.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

/** The session ended while the panel is open: what is written on the screen stays. */
export default function SignInAgain({ answer }: { answer: (done: boolean) => void }) {
  // Signing in replaces it.
  const [before] = useState(() => queries.getQueryData(meQuery.queryKey)?.id);
  return (
    <Dialog isOpen isFirm title={sessionTexts.again} onClose={() => answer(false)}>
      <p className="medium muted">{sessionTexts.againText}</p>
      <SignInForm
        onDone={(me) => {
          // Another person must not see what this one had open.
          if (before !== undefined && before !== me.id) location.reload();
          else answer(true);
        }}
      />
    </Dialog>
  );
}
