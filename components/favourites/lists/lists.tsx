'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { useChange } from '#components/favourites/lists/use-change.ts';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { FavouriteList } from '#lib/contract/favourite-list.ts';
import { mostLists } from '#lib/contract/limits.ts';
import { paths } from '#lib/contract/paths.ts';
import { listsStore } from '#lib/favourites/lists-store.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { showToast } from '#lib/toasts/store.ts';

const client = () => import('#lib/favourites/lists-client.ts');
const load = async () => (await client()).readLists();

const loadNameDialog = () => import('#components/favourites/lists/name-dialog.tsx');
const loadShareDialog = () => import('#components/favourites/lists/share-list-dialog.tsx');
const NameDialog = late(loadNameDialog);
const ShareListDialog = late(loadShareDialog);

type Open = 'add' | 'rename' | 'share';

const hrefOf = (id: number): string =>
  id === 0 ? paths.favourites : `${paths.favourites}?list=${id}`;

/** A member's lists to choose from, and what can be done with the one that is shown. @param current 0: the favourites */
export function Lists({ current }: { current: number }) {
  const { reading, show } = useReading(load);
  const [open, setOpen] = useState<Open | null>(null);
  const [removed, setRemoved] = useState<FavouriteList | null>(null);
  const [busy, change] = useChange();
  const { place, arrive } = useArrival();
  const router = useRouter();
  useEffect(() => listsStore.subscribe(({ latest }) => latest !== null && show(latest)), [show]);
  useEffect(() => {
    preparePart(loadNameDialog);
    preparePart(loadShareDialog);
  }, []);
  if (reading === 'loading') return <Awaited hasHead={current !== 0} />;
  if (reading === 'failed') return <p role="alert">{listTexts.failed}</p>;

  const { lists } = reading;
  const list = lists.find(({ id }) => id === current) ?? null;
  const close = () => setOpen(null);
  const openPressed = async (what: Open) => {
    const part =
      what === 'share' ? await loadPressed(loadShareDialog) : await loadPressed(loadNameDialog);
    if (part !== null) setOpen((now) => now ?? what);
  };
  const done = (sentence: string) => {
    close();
    void showToast('success', sentence);
  };
  const remove = async (of: FavouriteList) => {
    const answer = await change(async () => (await client()).removeList(of.id));
    if (answer === null) return;
    setRemoved(of);
    arrive();
    router.push(paths.favourites);
  };
  const restore = async ({ id }: FavouriteList) => {
    const answer = await change(async () => (await client()).restoreList(id));
    if (answer === null) return;
    setRemoved(null);
    arrive();
    done(listTexts.restored);
    router.push(hrefOf(id));
  };

  return (
    <>
      <Bar place={place} lists={lists} current={current} onAdd={() => void openPressed('add')} />
      {removed === null ? null : (
        <div className="fav-strip">
          <output>
            <MixedText>{listTexts.removed(removed.name)}</MixedText>
          </output>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-disabled={busy}
            onClick={() => void restore(removed)}
          >
            {listTexts.undo}
          </button>
        </div>
      )}
      {list === null ? null : (
        <Head
          list={list}
          busy={busy}
          open={(what) => void openPressed(what)}
          onRemove={() => void remove(list)}
        />
      )}
      {open === 'add' || (open === 'rename' && list !== null) ? (
        <NameDialog
          list={open === 'add' ? null : list}
          onClose={close}
          onMade={(answer) => {
            done(listTexts.made);
            router.push(hrefOf(answer.id));
          }}
          onRenamed={() => done(listTexts.renamed)}
        />
      ) : null}
      {open === 'share' && list !== null ? (
        <ShareListDialog key={list.id} list={list} onClose={close} />
      ) : null}
    </>
  );
}

const unread: FavouriteList = { id: 0, name: '…', count: 0, token: null, showsName: false };
const ignore = (): void => {};

/** Takes the room of what is being read. */
function Awaited({ hasHead }: { hasHead: boolean }) {
  return (
    <>
      <div className="fav-lists" />
      {hasHead ? (
        <div className="invisible">
          <Head list={unread} busy open={ignore} onRemove={ignore} />
        </div>
      ) : null}
    </>
  );
}

interface BarProps {
  /** Gets the focus of buttons that are gone with what they changed. */
  place: RefObject<HTMLElement | null>;
  lists: readonly FavouriteList[];
  current: number;
  onAdd: () => void;
}

function Bar({ place, lists, current, onAdd }: BarProps) {
  return (
    <nav ref={place} className="fav-lists" aria-label={listTexts.lists} tabIndex={-1}>
      <ul>
        <li>
          <a className="chip" href={hrefOf(0)} {...(current === 0 && { 'aria-current': 'page' })}>
            {listTexts.favourites}
          </a>
        </li>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <a
              className="chip"
              href={hrefOf(id)}
              aria-label={listTexts.withCount(name, count)}
              {...(id === current && { 'aria-current': 'page' })}
            >
              <span className="truncate">{name}</span>
              <span className="text-ink-3">{toPersianDigits(count)}</span>
            </a>
          </li>
        ))}
        {lists.length < mostLists ? (
          <li>
            <button type="button" className="chip" onClick={onAdd}>
              <Icon name="plus" className="i-s" />
              {listTexts.add}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

interface HeadProps {
  list: FavouriteList;
  busy: boolean;
  open: (what: Open) => void;
  onRemove: () => void;
}

/** Name of the list that is shown, and what can be done with it. */
function Head({ list, busy, open, onRemove }: HeadProps) {
  return (
    <section className="fav-head" aria-label={list.name}>
      <h2 className="text-16 font-title [overflow-wrap:anywhere] lg:text-18">{list.name}</h2>
      {list.token === null ? null : <span className="tag tag-info">{listTexts.isShared}</span>}
      <div className="fav-acts">
        <button type="button" className="btn btn-outline btn-sm" onClick={() => open('share')}>
          <Icon name="share-2" className="i-s" />
          {listTexts.share}
        </button>
        <button type="button" className="btn btn-text btn-sm" onClick={() => open('rename')}>
          {listTexts.rename}
        </button>
        <button
          type="button"
          className="btn btn-text btn-sm"
          aria-disabled={busy}
          onClick={onRemove}
        >
          {listTexts.remove}
        </button>
      </div>
    </section>
  );
}
