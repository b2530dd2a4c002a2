'use client';

import { useState } from 'react';
import { profileTexts } from '#components/account/profile/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed } from '#lib/parts.ts';

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
      <div>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={busy}
          onClick={() => void save()}
        >
          <Icon name="download" />
          {profileTexts.dataSave}
        </button>
      </div>
    </section>
  );
}
