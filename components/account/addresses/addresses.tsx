'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { AddressCard } from '#components/account/addresses/address-card.tsx';
import type { Draft } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { mostAddresses } from '#lib/contract/limits.ts';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadAddressDialog = () => import('#components/account/addresses/address-dialog.tsx');
const loadRemoveDialog = () => import('#components/account/addresses/remove-dialog.tsx');
const AddressDialog = late(loadAddressDialog);
const RemoveDialog = late(loadRemoveDialog);

const load = async () => (await import('#lib/account/client.ts')).readAddresses();

/** What is open above the page. */
type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly of: Address };

/** Loads the code of the dialog to open. @returns false on failure, after notifying the shopper */
async function isLoaded({ kind }: Open): Promise<boolean> {
  const part =
    kind === 'remove' ? await loadPressed(loadRemoveDialog) : await loadPressed(loadAddressDialog);
  return part !== null;
}

/** A member's addresses, the default one first. */
export function Addresses() {
  const { reading, show, retry } = useReading(load);
  const [open, setOpen] = useState<Open | null>(null);
  /** Unsent input, kept so that a press outside the dialog does not lose it. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const { place, arrive } = useArrival();
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={addressTexts} retry={retry} />;

  const close = () => setOpen(null);
  const openPressed = async (what: Open) => {
    // A dialog that was opened during loading stays open.
    if (await isLoaded(what)) setOpen((now) => now ?? what);
  };
  const done = (answer: AddressesAnswer, sentence: string) => {
    close();
    show(answer);
    arrive();
    void showToast('success', sentence);
  };
  // The answer may come late: a modal dialog that was opened meanwhile keeps the focus.
  const showDefault = (answer: AddressesAnswer) => {
    show(answer);
    arrive();
    void showToast('success', addressTexts.defaultChanged);
  };
  return (
    <>
      <section ref={place} aria-label={addressTexts.title} tabIndex={-1} className="shadow-none">
        <List answer={reading} onDefault={showDefault} open={(what) => void openPressed(what)} />
      </section>
      {open?.kind === 'add' && (
        <AddressDialog
          address={null}
          receiver={reading.receiver}
          draft={draft}
          onLeave={setDraft}
          onClose={close}
          onDone={(answer) => {
            setDraft(null);
            done(answer, addressTexts.added);
          }}
        />
      )}
      {open?.kind === 'edit' && (
        <AddressDialog
          address={open.of}
          receiver={reading.receiver}
          draft={null}
          onClose={close}
          onDone={(answer) => done(answer, addressTexts.changed)}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          address={open.of}
          onClose={close}
          onDone={(answer) => done(answer, addressTexts.removed)}
        />
      )}
    </>
  );
}

interface ListProps {
  answer: AddressesAnswer;
  onDefault: (answer: AddressesAnswer) => void;
  open: (what: Open) => void;
}

function List({ answer: { addresses }, onDefault, open }: ListProps) {
  useEffect(() => {
    preparePart(loadAddressDialog);
    preparePart(loadRemoveDialog);
  }, []);
  const add = (
    <button
      type="button"
      className="btn btn-primary justify-self-start"
      onClick={() => open({ kind: 'add' })}
    >
      <Icon name="plus" />
      {addressTexts.add}
    </button>
  );
  if (addresses.length === 0) return <Empty>{add}</Empty>;
  return (
    <div className="grid gap-6">
      <ul className="addresses">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onDefault={onDefault}
            onEdit={() => open({ kind: 'edit', of: address })}
            onRemove={() => open({ kind: 'remove', of: address })}
          />
        ))}
      </ul>
      {addresses.length < mostAddresses ? (
        add
      ) : (
        <p className="text-ink-3">{addressTexts.full(mostAddresses)}</p>
      )}
    </div>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name="map-pin" />
      </span>
      <h2>{addressTexts.empty}</h2>
      <p>{addressTexts.emptyText}</p>
      <div className="empty-ways">{children}</div>
    </div>
  );
}

/** Placeholder of the same size as the loaded addresses. */
function Skeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{addressTexts.loading}</p>
      <div className="addresses" aria-hidden>
        {[1, 2].map((place) => (
          <div key={place} className="panel">
            <div className="h-44 rounded-12 bg-sunken-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
