'use client';

import { useState } from 'react';
import { contentTexts } from '#components/content/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { closeDialog } from '#lib/stores/dialogs.ts';
import type { OpenDialog } from '#lib/stores/dialogs.ts';

/** A film, large and in the middle (specification §2). */
export default function VideoModal({ dialog }: { dialog: OpenDialog }) {
  const [failed, setFailed] = useState(false);
  if (dialog.kind !== 'video') return null;
  return (
    <Dialog title={dialog.title || contentTexts.video} className="dlg-large" onClose={closeDialog}>
      {failed ? (
        <p role="alert">
          {contentTexts.videoFailed}{' '}
          <a className="link" href={dialog.href} target="_blank" rel="noreferrer">
            {contentTexts.openVideo}
          </a>
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- films come as mere files
        <video controls autoPlay playsInline onError={() => setFailed(true)}>
          <source src={dialog.href} type="video/mp4" onError={() => setFailed(true)} />
        </video>
      )}
    </Dialog>
  );
}
