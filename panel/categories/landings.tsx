import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminLanding, LandingsAnswer } from '#lib/contract/goods-tree.ts';
import { paths } from '#lib/contract/paths.ts';
import {
  type LandingOwner,
  landingsQuery,
  removeLanding,
  saveLanding,
} from '#panel/categories/landing-calls.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Failed } from '#panel/ui/states.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

const LandingDialog = lazy(() => import('#panel/categories/landing-dialog.tsx'));

type Open =
  | { kind: 'edit'; landing: AdminLanding | null }
  | { kind: 'remove'; landing: AdminLanding };
type Proposed = LandingsAnswer['proposed'][number];

interface OpenedProps {
  category: LandingOwner;
  open: Open | null;
  onClose: () => void;
}

function Opened({ category, open, onClose }: OpenedProps) {
  if (open === null) return null;
  const { landing } = open;
  if (open.kind === 'edit' || landing === null) {
    return (
      <Suspense>
        <LandingDialog category={category} landing={landing} onClose={onClose} />
      </Suspense>
    );
  }
  const { id, revision, heading } = landing;
  return (
    <Confirm
      title={treeTexts.removeTitle(heading)}
      text=""
      action={treeTexts.remove}
      onClose={onClose}
      onConfirm={async () => {
        await removeLanding({ id, revision });
        showToast(treeTexts.removed(heading));
      }}
    />
  );
}

function Proposals({ category, proposed }: { category: LandingOwner; proposed: Proposed[] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: readonly Proposed[]) => {
      for (const { heading, slug, filters } of chosen) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await saveLanding({ categoryId: category.id, heading, slug, filters });
        showToast(landingTexts.added(heading));
      }
    },
    onError: showFailure,
  });
  if (proposed.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-title">{landingTexts.proposed}</h3>
      <p className="small faint">{landingTexts.proposedText}</p>
      <ul className="branches">
        {proposed.map((each) => (
          <li key={each.filters} className="branch">
            <span className="branch-name">
              <span className="font-label">{each.heading}</span>
              <span className="small faint">{treeTexts.productCount(each.goods)}</span>
            </span>
            <IconButton
              size="s"
              label={landingTexts.addOne(each.heading)}
              disabled={isPending}
              onClick={() => mutate([each])}
            >
              <Plus className="i i-s" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {proposed.length > 1 ? (
        <div>
          <Button size="s" isBusy={isPending} onClick={() => mutate(proposed)}>
            {landingTexts.addAll(proposed.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** A landing page, with what a visitor finds there. */
function Row({
  category,
  landing,
  onOpen,
}: {
  category: LandingOwner;
  landing: LandingsAnswer['items'][number];
  onOpen: (open: Open) => void;
}) {
  const { heading, slug, goods } = landing;
  const path =
    category.id === 0 ? paths.offers(slug) : paths.landing(category.id, category.slug, slug);
  return (
    <li className="branch">
      <button
        type="button"
        className="branch-name"
        onClick={() => onOpen({ kind: 'edit', landing })}
      >
        <span className="font-label">{heading}</span>
        <span className="small faint">{treeTexts.productCount(goods)}</span>
      </button>
      <a
        className="ib ib-s"
        href={path}
        target="_blank"
        rel="noreferrer"
        title={landingTexts.seeOf(heading)}
        aria-label={landingTexts.seeOf(heading)}
      >
        <ExternalLink className="i i-s" aria-hidden="true" />
      </a>
      <IconButton
        size="s"
        label={treeTexts.removeOf(heading)}
        onClick={() => onOpen({ kind: 'remove', landing })}
      >
        <Trash2 className="i i-s" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The landing pages of a category. */
export function Landings({ category }: { category: LandingOwner }) {
  const { data, error, refetch } = useQuery(landingsQuery(category.id));
  const [open, setOpen] = useState<Open | null>(null);
  const items = data?.items ?? [];
  return (
    <>
      <p className="small faint">
        {category.id === 0 ? landingTexts.eventsText : landingTexts.text}
      </p>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data && items.length === 0 ? <p className="faint">{landingTexts.none}</p> : null}
      {items.length > 0 ? (
        <ul className="branches" aria-label={landingTexts.title}>
          {items.map((landing) => (
            <Row key={landing.id} category={category} landing={landing} onOpen={setOpen} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'edit', landing: null })}
        >
          {landingTexts.add}
        </Button>
      </div>
      <Proposals category={category} proposed={data?.proposed ?? []} />
      <Opened category={category} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
