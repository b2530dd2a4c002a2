'use client';

import { useState } from 'react';
import { profileTexts } from '#components/account/profile/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { loadPressed } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadDialog = () => import('#components/account/profile/clear-all-dialog.tsx');
const ClearAllDialog = late(loadDialog);

/** Offers all that the shop keeps of the member, as a file. */
export function MyData() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const part = await loadPressed(async () => import('#lib/session/download.ts'));
    await part?.download('member-account/get-my-data');
    setBusy(false);
  };
  return (
    <section className="form" aria-labelledby="my-data">
      <h2 id="my-data" className="text-18 font-price">
        {profileTexts.data}
      </h2>
      <p className="text-ink-2">{profileTexts.dataText}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={busy}
          onClick={() => void save()}
        >
          <Icon name="download" />
          {profileTexts.dataSave}
        </button>
        <ClearAll />
      </div>
    </section>
  );
}

/** Removes address and note of all orders that are over. */
function ClearAll() {
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    if ((await loadPressed(loadDialog)) !== null) setIsAsked(true);
  };
  const done = ({ cleared }: { cleared: number }) => {
    setIsAsked(false);
    if (cleared === 0) void showToast('info', profileTexts.nothingCleared);
    else void showToast('success', profileTexts.cleared(cleared));
  };
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => void ask()}>
        <Icon name="trash-2" />
        {profileTexts.clear}
      </button>
      {isAsked ? <ClearAllDialog onClose={() => setIsAsked(false)} onDone={done} /> : null}
    </>
  );
}
