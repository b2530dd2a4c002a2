'use client';

import { useState } from 'react';
import { useReading } from '#components/account/use-reading.ts';
import { NameForm } from '#components/favourites/lists/name-form.tsx';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { useChange } from '#components/favourites/lists/use-change.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { CreateListAnswer } from '#lib/contract/favourite-list.ts';
import { mostLists } from '#lib/contract/limits.ts';
import { paths } from '#lib/contract/paths.ts';
import { type ChooseListDialog, type OpenDialog, closeDialog } from '#lib/dialogs/store.ts';
import { showToast } from '#lib/toasts/store.ts';

const client = () => import('#lib/favourites/lists-client.ts');
const load = async () => (await client()).readLists();

/** Puts a product that a member keeps into another of their lists. */
export default function ChooseList({ dialog }: { dialog: OpenDialog }) {
  if (dialog.kind !== 'chooseList') return null;
  return (
    <Dialog title={listTexts.choose} onClose={closeDialog}>
      <p>
        <MixedText>{dialog.product.name}</MixedText>
      </p>
      <Choice dialog={dialog} />
    </Dialog>
  );
}

/** A list that the product may go to. */
type Target = Pick<CreateListAnswer['lists'][number], 'id' | 'name'>;

function Choice({ dialog: { product, from, onDone } }: { dialog: ChooseListDialog }) {
  const { reading, show } = useReading(load);
  const [copies, setCopies] = useState(true);
  const [busy, change] = useChange();
  if (reading === 'loading') return <span className="spinner" aria-hidden="true" />;
  if (reading === 'failed') return <p role="alert">{listTexts.failed}</p>;

  const put = async ({ id, name }: Target) => {
    const body = { from, to: id, codes: [product.websiteCode], copies };
    const done = await change(async () => (await client()).moveProducts(body));
    if (done === null) return;
    closeDialog();
    onDone?.(copies);
    const href = id === 0 ? paths.favourites : `${paths.favourites}?list=${id}`;
    await showToast('success', listTexts.put(name), { action: { label: listTexts.see, href } });
  };
  const putIntoNew = ({ lists, id }: CreateListAnswer) => {
    // It is among them if the product could not be put into it.
    show({ lists });
    const made = lists.find((list) => list.id === id);
    if (made) void put(made);
  };
  const all: Target[] = [{ id: 0, name: listTexts.favourites }, ...reading.lists];
  const targets = all.filter(({ id }) => id !== from);
  return (
    <>
      {targets.length === 0 ? (
        <p>{listTexts.none}</p>
      ) : (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={copies}
              onChange={({ currentTarget: { checked } }) => setCopies(checked)}
            />
            {listTexts.copies}
          </label>
          <ul className="fav-targets" aria-label={listTexts.choosing}>
            {targets.map((target) => (
              <li key={target.id}>
                <button
                  type="button"
                  className="btn btn-outline btn-wide"
                  aria-disabled={busy}
                  onClick={() => void put(target)}
                >
                  <span className="truncate">{target.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reading.lists.length < mostLists ? (
        <NameForm
          name=""
          submit={listTexts.makeAndPut}
          send={async (name) => (await client()).createList(name)}
          onDone={putIntoNew}
        />
      ) : null}
    </>
  );
}
