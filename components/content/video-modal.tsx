'use client';

import { useState } from 'react';
import { contentTexts } from '#components/content/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';

/** Shows a video in a modal. */
export default function VideoModal({ dialog }: { dialog: OpenDialog }) {
  if (dialog.kind !== 'video') return null;
  const { title, href, frame } = dialog;
  return (
    <Dialog title={title || contentTexts.video} className="dlg-large" onClose={closeDialog}>
      {frame === undefined ? <Film href={href} /> : <Frame {...{ title, href, frame }} />}
    </Dialog>
  );
}

function Film({ href }: { href: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p role="alert">
        {contentTexts.videoFailed}{' '}
        <a className="link" href={href} target="_blank" rel="noreferrer">
          {contentTexts.openVideo}
        </a>
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no captions exist for the videos
    <video controls autoPlay playsInline onError={() => setFailed(true)}>
      <source src={href} type="video/mp4" onError={() => setFailed(true)} />
    </video>
  );
}

/** Aparat's player with a link to the video there, because a frame does not report a failed load. */
function Frame({ title, href, frame }: { title: string; href: string; frame: string }) {
  return (
    <>
      {/* Aparat's player needs scripts and its own storage; it is of another origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        src={playing(frame)}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
      <p className="text-13">
        <a className="link" href={href} target="_blank" rel="noreferrer">
          {contentTexts.openAparat}
        </a>
      </p>
    </>
  );
}

/** The player's address, keeping the other parameters of its embed code. */
function playing(frame: string): string {
  const address = new URL(frame);
  address.searchParams.set('autoplay', 'true');
  return address.href;
}
