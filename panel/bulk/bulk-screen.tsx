import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PreviewBulkAnswer } from '#lib/contract/goods-bulk.ts';
import { ApplyBox } from '#panel/bulk/apply-box.tsx';
import { BatchesBox } from '#panel/bulk/batches-box.tsx';
import { applyBulk, countQuery, previewBulk, type WantedBulk } from '#panel/bulk/calls.ts';
import { type Draft, draftFor, operationOf, whatsOf } from '#panel/bulk/operation.ts';
import { PreviewBox } from '#panel/bulk/preview-box.tsx';
import { ProgressBox } from '#panel/bulk/progress-box.tsx';
import { bulkTexts } from '#panel/bulk/texts.ts';
import { isCancelled } from '#panel/client.ts';
import { Page } from '#panel/frame/page.tsx';
import { FilterBar, useNames } from '#panel/goods/filter-bar.tsx';
import { totalText } from '#panel/goods/parts.tsx';
import { isFiltered, wantedOf, type WantedFilter } from '#panel/goods/wanted.ts';
import { useMe } from '#panel/session/use-me.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Note } from '#panel/ui/states.tsx';

const OperationForm = lazy(() => import('#panel/bulk/operation-form.tsx'));

/** A preview, and what it is a preview of. */
interface Seen {
  of: string;
  answer: PreviewBulkAnswer;
}

const keyOf = (wanted: WantedBulk): string => JSON.stringify(wanted);

const productWhats = new Set<string>(['category', 'brand', 'state']);

/** How many variants meet the filter. */
function Scope({ filter, isAll }: { filter: WantedFilter; isAll: boolean }) {
  const { data: total } = useQuery(countQuery(filter));
  const say = isAll ? bulkTexts.scopeAll : bulkTexts.scope;
  return <h2>{total ? say(totalText(total)) : bulkTexts.title}</h2>;
}

/** Reads previews. Only the one of this very filter and operation counts. */
function usePreview(draft: Draft | null, filter: WantedFilter) {
  const [except, setExcept] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: previewBulk,
    meta: { isShown: true },
    onSuccess: (answer, wanted) => setSeen({ of: keyOf(wanted), answer }),
  });
  const operation = draft && operationOf(draft);
  const wanted = (left: readonly number[]): WantedBulk | null =>
    operation && { filter, operation, except: left };
  const now = wanted(except);
  const ask = (left: readonly number[]) => {
    const asked = wanted(left);
    setIsMissing(asked === null);
    setExcept(left);
    if (asked !== null) mutate(asked);
  };
  return {
    preview: seen !== null && now !== null && seen.of === keyOf(now) ? seen.answer : null,
    except,
    isMissing: isMissing && operation === null,
    isPending,
    failure: error && !isCancelled(error) ? error.message : null,
    ask,
    /** After it was applied, or the filter changed. */
    forget: () => {
      setSeen(null);
      setExcept([]);
      reset();
    },
  };
}

/** «تغییر گروهی»: one change for all goods of a filter: previewed, applied, taken back. */
export default function BulkScreen() {
  const { permissions } = useMe();
  const [filters, setFilters] = useFilters();
  const names = useNames();
  const allowed = whatsOf(permissions);
  const [draft, setDraft] = useState(() => draftFor(filters['what'], allowed));
  const [followed, setFollowed] = useState<number | null>(null);
  const { filter } = wantedOf(filters);
  const { preview, except, isMissing, isPending, failure, ask, forget } = usePreview(draft, filter);
  const apply = useMutation({
    mutationFn: applyBulk,
    onSuccess: (answer) => {
      forget();
      setFollowed(answer.batch);
    },
  });
  if (draft === null) return null;
  return (
    <Page
      title={bulkTexts.title}
      back="/prices"
      mark={<span className="desk medium faint">{bulkTexts.mark}</span>}
    >
      <div className="two">
        <div className="grid grid-cols-1 gap-6 min-w-0">
          <section className="grid grid-cols-1 gap-3">
            <Scope filter={filter} isAll={!isFiltered(filters)} />
            <FilterBar
              isShort
              filters={filters}
              onChange={(change) => {
                forget();
                setFilters(change);
              }}
            />
          </section>
          <Suspense fallback={<div className="box min-h-28" aria-busy="true" />}>
            <OperationForm
              draft={draft}
              allowed={allowed}
              names={names}
              isMissing={isMissing}
              isBusy={isPending}
              onChange={setDraft}
              onPreview={() => ask(except)}
            />
          </Suspense>
          {failure ? <Note kind="bad">{failure}</Note> : null}
          {preview && preview.count > 0 ? (
            <PreviewBox preview={preview} names={names} except={except} onExcept={ask} />
          ) : null}
        </div>
        <div className="grid grid-cols-1 gap-4 min-w-0">
          {followed === null ? null : <ProgressBox key={followed} id={followed} />}
          <ApplyBox
            preview={preview}
            isOfProducts={productWhats.has(draft.what)}
            isBusy={apply.isPending}
            onApply={(batch) => apply.mutate(batch)}
          />
          <BatchesBox onUndone={setFollowed} />
        </div>
      </div>
    </Page>
  );
}
