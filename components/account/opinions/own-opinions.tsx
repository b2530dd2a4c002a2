'use client';

import { useCallback, useEffect, useState } from 'react';
import { OpinionCard } from '#components/account/opinions/opinion-card.tsx';
import type { OpinionDraft } from '#components/account/opinions/draft.ts';
import { OpinionsSkeleton } from '#components/account/opinions/skeletons.tsx';
import { changedTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { PageLinks } from '#components/listing/page-links.tsx';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import type { OwnComment, OwnOpinion, OwnOpinionsAnswer } from '#lib/contract/opinion.ts';
import { paths } from '#lib/contract/paths.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadEditDialog = () => import('#components/account/opinions/edit-dialog.tsx');
const loadRemoveDialog = () => import('#components/account/opinions/remove-dialog.tsx');
const EditDialog = late(loadEditDialog);
const RemoveDialog = late(loadRemoveDialog);

const hrefOf = (page: number): string =>
  page === 1 ? paths.opinions : `${paths.opinions}?page=${page}`;

/** What the member has written, the newest first. */
export function OwnOpinions() {
  const written = useOwnQuery(paths.opinions, 'page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
  return <Page key={page} page={page} />;
}

const pastLast = 404;

async function read(page: number) {
  const outcome = await (await import('#lib/opinion/own-client.ts')).readOwnOpinions(page);
  const isPast = outcome !== null && 'refusal' in outcome && outcome.status === pastLast;
  if (!isPast || page === 1) return outcome;
  // The last one may have gone since; the first page is always there, and on its way.
  location.replace(paths.opinions);
  return null;
}

function Page({ page }: { page: number }) {
  const load = useCallback(() => read(page), [page]);
  const { reading, show, retry } = useReading(load);
  if (reading === 'loading') return <OpinionsSkeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={opinionTexts} retry={retry} />;
  return <List answer={reading} show={show} />;
}

type Written = OwnOpinion | OwnComment;

/** What is open above the page. */
type Open =
  | { readonly kind: 'edit'; readonly of: OwnOpinion }
  | { readonly kind: 'remove'; readonly of: Written };

/** Loads the code of the dialog to open. @returns false on failure, after notifying the shopper */
async function isLoaded({ kind }: Open): Promise<boolean> {
  const part =
    kind === 'edit' ? await loadPressed(loadEditDialog) : await loadPressed(loadRemoveDialog);
  return part !== null;
}

const keyOf = ({ kind, id }: Written) => `${kind} ${id}`;

/** Comments cannot be edited: a member removes them and writes a new one. */
const canEdit = (written: Written): written is OwnOpinion =>
  written.kind !== 'comment' && written.canChange && written.product.isThere;
const canRemove = (written: Written): boolean => written.kind === 'comment' || written.canChange;

interface ListProps {
  answer: OwnOpinionsAnswer;
  show: (answer: OwnOpinionsAnswer) => void;
}

function List({ answer, show }: ListProps) {
  const { items, total, page, pageCount, terms } = answer;
  const [open, setOpen] = useState<Open | null>(null);
  /** Unsent input: closing a dialog by mistake must not lose it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, OpinionDraft | undefined>>>({});
  const { place, arrive } = useArrival();
  useEffect(() => {
    preparePart(loadEditDialog);
    preparePart(loadRemoveDialog);
  }, []);

  const openPressed = async (what: Open) => {
    // A dialog that was opened during loading stays open.
    if (await isLoaded(what)) setOpen((now) => now ?? what);
  };
  const done = (
    left: readonly Written[],
    sentence: string,
    kind: 'success' | 'info' = 'success',
  ) => {
    setOpen(null);
    const gone = items.length - left.length;
    // The page is empty now: reload, because opinions of the next page move up.
    if (left.length === 0 && total > gone) location.replace(paths.opinions);
    else show({ ...answer, items: [...left], total: total - gone });
    arrive();
    void showToast(kind, sentence);
  };
  const keep = (of: Written, draft?: OpinionDraft) =>
    setDrafts((now) => ({ ...now, [keyOf(of)]: draft }));
  const changed = (opinion: OwnOpinion) => {
    keep(opinion);
    done(
      items.map((each) => (keyOf(each) === keyOf(opinion) ? opinion : each)),
      changedTexts[opinion.state],
      opinion.state === 'refused' ? 'info' : 'success',
    );
  };
  const removed = (opinion: Written) =>
    done(
      items.filter((each) => keyOf(each) !== keyOf(opinion)),
      opinionTexts.removed,
    );
  return (
    <>
      <section ref={place} aria-label={opinionTexts.title} tabIndex={-1} className="shadow-none">
        {items.length === 0 ? <Empty /> : null}
        <ul className="grid gap-4">
          {items.map((opinion) => (
            <OpinionCard
              key={keyOf(opinion)}
              opinion={opinion}
              onEdit={
                canEdit(opinion) ? () => void openPressed({ kind: 'edit', of: opinion }) : null
              }
              onRemove={
                canRemove(opinion) ? () => void openPressed({ kind: 'remove', of: opinion }) : null
              }
            />
          ))}
        </ul>
        <PageLinks page={page} pageCount={pageCount} href={hrefOf} />
      </section>
      {open?.kind === 'edit' && (
        <EditDialog
          opinion={open.of}
          terms={terms[open.of.kind]}
          draft={drafts[keyOf(open.of)]}
          onLeave={(draft) => keep(open.of, draft)}
          onClose={() => setOpen(null)}
          onDone={changed}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          opinion={open.of}
          onClose={() => setOpen(null)}
          onDone={() => removed(open.of)}
        />
      )}
    </>
  );
}

function Empty() {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name="star" />
      </span>
      <h2>{opinionTexts.empty}</h2>
      <p>{opinionTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={`${paths.shop}?sort=popular`}>
        {opinionTexts.emptyWay}
      </a>
    </div>
  );
}
