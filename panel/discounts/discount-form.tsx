import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AdminPromotion } from '#lib/contract/admin-selling.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { promotionQuery, savePromotion } from '#panel/discounts/calls.ts';
import { CodesSection } from '#panel/discounts/codes-section.tsx';
import {
  GoodsSection,
  PeopleSection,
  TogetherSection,
} from '#panel/discounts/condition-sections.tsx';
import { type CouponDraft, emptyCoupon } from '#panel/discounts/coupon.ts';
import { CouponFields } from '#panel/discounts/coupon-fields.tsx';
import {
  draftOf,
  emptyDraft,
  faultsOf,
  fieldAt,
  type Faults,
  type PromotionDraft,
  savedOf,
} from '#panel/discounts/draft.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import { type Editing, GiftSection, TimeSection } from '#panel/discounts/gift-section.tsx';
import { shownOf } from '#panel/discounts/shown.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useKey } from '#panel/ui/use-key.ts';

const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

/** What the form began with, and of which version. */
interface Read {
  readonly draft: PromotionDraft;
  readonly id?: number;
  readonly version?: number;
}
const readOf = (promotion: AdminPromotion): Read => ({
  draft: draftOf(promotion),
  id: promotion.id,
  version: promotion.version,
});

/** Sentences of a refusal by the fields of the form, and those that belong to none. */
function refusalOf(error: unknown): { faults: Faults; coupon: Record<string, string> } {
  const faults: Faults = {};
  const coupon: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(error instanceof CallError ? error.fields : {})) {
    const name = fieldAt(path);
    if (name) faults[name] = sentence;
    else coupon[path.split('.').at(-1) ?? path] = sentence;
  }
  return { faults, coupon };
}

/** What is wrong before the call; null when nothing is. */
const missingOf = (draft: PromotionDraft, coupon: CouponDraft | null) => {
  const faults = faultsOf(draft);
  const code = coupon?.code.trim() === '' ? { code: words.faults.code } : {};
  const isWhole = Object.keys(faults).length + Object.keys(code).length === 0;
  return isWhole ? null : { faults, coupon: code };
};

/** The state of the form and its one call. */
function usePromotionForm(promotion: AdminPromotion | null) {
  const navigate = useNavigate();
  const [read, setRead] = useState<Read>(promotion ? readOf(promotion) : { draft: emptyDraft });
  const [draft, setDraft] = useState(read.draft);
  const [coupon, setCoupon] = useState<CouponDraft | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof missingOf>>(null);
  const [stale, setStale] = useState<AdminPromotion | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wanted, base }: { wanted: PromotionDraft; base: Read }) =>
      savePromotion({
        ...savedOf(wanted),
        ...(base.id === undefined ? {} : { id: base.id, version: base.version }),
        ...(coupon && { coupon }),
      }),
    meta: { isShown: true },
    onSuccess: async (saved) => {
      showToast(words.saved(saved.title));
      setStale(null);
      setRefused(null);
      setRead(readOf(saved));
      setDraft(draftOf(saved));
      if (!promotion) {
        const params = { id: String(saved.id) };
        await navigate({ to: '/discounts/$id', params, replace: true });
      }
    },
    onError: async (fault) => {
      if (!(fault instanceof CallError) || fault.code !== panelErrors.stale || !read.id) {
        return setRefused(refusalOf(fault));
      }
      return setStale(
        (await queries.fetchQuery({ ...promotionQuery(read.id), staleTime: 0 })) ?? null,
      );
    },
  });
  const save = () => {
    const missing = missingOf(draft, coupon);
    setRefused(missing);
    if (!missing && !isPending) mutate({ wanted: draft, base: read });
  };
  return {
    read,
    draft,
    set: (change: Partial<PromotionDraft>) => setDraft({ ...draft, ...change }),
    coupon,
    setCoupon,
    refused,
    failure: error && !stale && !isCancelled(error) ? error.message : null,
    isBusy: isPending,
    save,
    stale,
    saveMerged: (merged: PromotionDraft) => {
      if (!stale) return;
      setDraft(merged);
      mutate({ wanted: merged, base: readOf(stale) });
    },
    closeStale: () => setStale(null),
  };
}

/** A promotion: what it gives, when and to whom; and its codes. */
export function DiscountForm({ promotion }: { promotion: AdminPromotion | null }) {
  const form = usePromotionForm(promotion);
  const { read, draft, set, coupon, setCoupon, refused, failure, isBusy, save, stale } = form;
  const editing: Editing = { draft, set, faults: refused?.faults ?? {} };
  const isFaulty =
    refused !== null && Object.keys({ ...refused.faults, ...refused.coupon }).length > 0;
  useKey({ code: 'KeyS', isCtrl: true }, save);
  return (
    <Page
      title={promotion ? read.draft.title : words.new}
      back="/discounts"
      width="mid"
      actions={
        <Button look="primary" isBusy={isBusy} onClick={save}>
          {texts.save}
        </Button>
      }
    >
      <form
        className="grid gap-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isFaulty ? <Note kind="bad">{words.faults.some}</Note> : null}
        {failure && !isFaulty ? <Note kind="bad">{failure}</Note> : null}
        <GiftSection {...editing} />
        {promotion ? <CodesSection promotion={promotion} /> : null}
        {promotion ? null : (
          <section className="section" aria-label={words.sections.codes}>
            <h2>{words.sections.codes}</h2>
            <CheckField
              checked={coupon !== null}
              onChange={(isOn) => setCoupon(isOn ? emptyCoupon : null)}
            >
              {words.withCode}
            </CheckField>
            <p className="hint">{words.withCodeHint}</p>
            {coupon ? (
              <CouponFields
                coupon={coupon}
                set={(change) => setCoupon({ ...coupon, ...change })}
                faults={refused?.coupon ?? {}}
              />
            ) : null}
          </section>
        )}
        <TimeSection {...editing} />
        <GoodsSection {...editing} />
        <PeopleSection {...editing} />
        <TogetherSection {...editing} />
      </form>
      {stale ? (
        <Suspense>
          <StaleDialog
            before={read.draft}
            mine={draft}
            now={draftOf(stale)}
            labelOf={(name) => fieldTitles[name]}
            show={(name, of) => shownOf(of[name])}
            isBusy={isBusy}
            onSave={form.saveMerged}
            onClose={form.closeStale}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
