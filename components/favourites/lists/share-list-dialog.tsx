'use client';

import { useState } from 'react';
import { useArrival } from '#components/account/use-arrival.ts';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { useChange } from '#components/favourites/lists/use-change.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { FavouriteList, ShareListBody } from '#lib/contract/favourite-list.ts';
import { sharedListPath } from '#lib/contract/paths.ts';
import { showShare } from '#lib/dialogs/store.ts';

interface ShareListDialogProps {
  list: FavouriteList;
  onClose: () => void;
}

/** Shares a list by an address, or ends that. */
export default function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const [busy, change] = useChange();
  const [said, setSaid] = useState('');
  const [showsName, setShowsName] = useState(list.showsName);
  const { place, arrive } = useArrival<HTMLOutputElement>();
  const { id, token } = list;

  /** @returns whether it was done */
  const share = async (how: Omit<ShareListBody, 'id'>, sentence = ''): Promise<boolean> => {
    const answer = await change(async () => {
      const { shareList } = await import('#lib/favourites/lists-client.ts');
      return shareList({ id, showsName, ...how });
    });
    if (answer === null) return false;
    setSaid(sentence);
    return true;
  };
  /** For a shared list the box says what visitors see, never what is only wished. */
  const showName = async (shows: boolean) => {
    if (token === null || (await share({ isShared: true, showsName: shows }))) setShowsName(shows);
  };
  /** The pressed button gives way to others. */
  const switchTo = async (isShared: boolean, sentence?: string) => {
    if (await share({ isShared }, sentence)) arrive();
  };
  const address = token === null ? '' : new URL(sharedListPath(token), location.origin).href;
  const send = () => {
    onClose();
    showShare(address, list.name);
  };

  return (
    <Dialog title={listTexts.shareTitle} onClose={onClose}>
      <p>{listTexts.shareText}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={showsName}
          aria-disabled={busy}
          onChange={({ currentTarget: { checked } }) => void showName(checked)}
        />
        {listTexts.showsName}
      </label>
      {token === null ? (
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={busy}
          onClick={() => void switchTo(true, listTexts.shared)}
        >
          {listTexts.startShare}
        </button>
      ) : (
        <>
          <div className="input">
            <input
              readOnly
              dir="ltr"
              value={address}
              aria-label={listTexts.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <button type="button" className="btn btn-primary" onClick={send}>
            {listTexts.send}
          </button>
          <div className="dlg-acts">
            <button
              type="button"
              className="btn btn-outline"
              aria-disabled={busy}
              onClick={() => void share({ isShared: true, isFresh: true }, listTexts.freshDone)}
            >
              {listTexts.fresh}
            </button>
            <button
              type="button"
              className="btn btn-outline"
              aria-disabled={busy}
              onClick={() => void switchTo(false, listTexts.stopped)}
            >
              {listTexts.stop}
            </button>
          </div>
        </>
      )}
      <output ref={place} tabIndex={-1}>
        {said}
      </output>
    </Dialog>
  );
}
