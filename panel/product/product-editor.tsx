import { useMutation } from '@tanstack/react-query';
import { CloudCheck, ExternalLink, History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { paths } from '#lib/contract/paths.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { PreviewButton } from '#panel/draft/preview-button.tsx';
import { Page } from '#panel/frame/page.tsx';
import { restoreProduct } from '#panel/product/calls.ts';
import { FilmsSection } from '#panel/product/films-section.tsx';
import { NameSection } from '#panel/product/name-section.tsx';
import { PackSection } from '#panel/product/pack-section.tsx';
import { PicturesSection } from '#panel/product/pictures-section.tsx';
import { SectionLinks } from '#panel/product/section-links.tsx';
import { SeoSection } from '#panel/product/seo-section.tsx';
import { bodyOf } from '#panel/product/saving.ts';
import { fieldTitles, productTexts, stateTitles } from '#panel/product/texts.ts';
import {
  type DraftState,
  type ProductForm,
  useProductForm,
} from '#panel/product/use-product-form.ts';
import { useSave } from '#panel/product/use-save.ts';
import type { ProductValues } from '#panel/product/values.ts';
import { VariantsSection } from '#panel/product/variants-section.tsx';
import { texts } from '#panel/texts.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { type Kind, Note, State, Tag, Waiting } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';

// Heavy: fields that are searched, and what is below the first screen.
const RelatedSection = lazy(() => import('#panel/product/related-section.tsx'));
const SpecsSection = lazy(() => import('#panel/product/specs-section.tsx'));
const PreviewBox = lazy(() => import('#panel/product/preview-box.tsx'));
const StatusBox = lazy(() => import('#panel/product/status-box.tsx'));
const HistoryDrawer = lazy(() => import('#panel/product/history-drawer.tsx'));
const ConflictDialog = lazy(() => import('#panel/product/conflict-dialog.tsx'));

const kindOf = {
  published: 'good',
  draft: 'wait',
  withdrawn: 'rest',
} as const satisfies Readonly<Record<ProductValues['state'], Kind>>;

/** When the draft was kept last. */
function Kept({ at, isLost }: DraftState) {
  if (isLost) return <Tag kind="wait">{productTexts.notKept}</Tag>;
  if (at === null) return null;
  return (
    <output className="small faint inline-flex items-center gap-1">
      <CloudCheck className="i i-s" aria-hidden="true" />
      {productTexts.keptAt(timeOf(at))}
    </output>
  );
}

/** Unsaved work of an earlier visit. */
function Offer({ form: { offered, resume, drop } }: { form: ProductForm }) {
  if (offered === null) return null;
  return (
    <Note kind="info">
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex-1">{productTexts.offered(timeOf(offered.at))}</span>
        <Button size="s" onClick={resume}>
          {productTexts.resume}
        </Button>
        <Button size="s" look="quiet" onClick={drop}>
          {productTexts.drop}
        </Button>
      </div>
    </Note>
  );
}

/** A product in the bin cannot be saved before it is out of it. */
function Binned({ product, form }: { product: AdminProduct; form: ProductForm }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreProduct(product.websiteCode),
    onSuccess: form.rebase,
  });
  return (
    <Note kind="wait">
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex-1">{productTexts.bin}</span>
        <Button size="s" isBusy={isPending} onClick={() => mutate()}>
          {productTexts.restore}
        </Button>
      </div>
    </Note>
  );
}

interface HeaderProps {
  form: ProductForm;
  onHistory: () => void;
}

/** What can be done with a product that is stored. */
function StoredActs({ form: { saved, base }, onHistory }: HeaderProps) {
  if (saved === null) return null;
  return (
    <>
      {base.state === 'published' ? (
        <a
          className="ib desk-flex"
          href={paths.product(saved.websiteCode, base.slug)}
          target="_blank"
          rel="noreferrer"
          aria-label={productTexts.inShop}
          title={productTexts.inShop}
        >
          <ExternalLink className="i" aria-hidden="true" />
        </a>
      ) : null}
      <IconButton label={productTexts.history} onClick={onHistory}>
        <History className="i" aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Shows the page as it would be; a product in the bin has none. */
function Preview({ product, form }: { product: AdminProduct | null; form: ProductForm }) {
  if (product?.state === 'bin') return null;
  const { base, values, saved } = form;
  return (
    <PreviewButton
      of="Preview-Product"
      labels={fieldTitles}
      bodyOf={() => bodyOf(base, values, saved)}
    />
  );
}

interface SaveProps {
  form: ProductForm;
  saving: ReturnType<typeof useSave>;
}

function SaveButtons({ form: { isDirty, discard }, saving }: SaveProps) {
  const isDesk = useDesk();
  return (
    <>
      {isDirty ? <Button onClick={discard}>{texts.cancel}</Button> : null}
      <Button look="primary" isBusy={saving.isBusy} disabled={!isDirty} onClick={saving.save}>
        {texts.save}
        {isDesk ? <kbd aria-hidden="true">Ctrl S</kbd> : null}
      </Button>
    </>
  );
}

/** On phones, while there is something to save. */
function SaveBar({ form, saving }: SaveProps) {
  const faultCount = Object.keys(form.faults).length;
  if (!form.isDirty) return null;
  const said =
    faultCount > 0 ? productTexts.faults(faultCount) : productTexts.unsaved(form.changed.length);
  return (
    <Bar label={texts.save} text={said}>
      <SaveButtons form={form} saving={saving} />
    </Bar>
  );
}

interface Props {
  /** Null for a new one. */
  product: AdminProduct | null;
  /** After a new one was stored. */
  onMade: (websiteCode: number) => void;
}

/** The form of a product in one scroll. */
export function ProductEditor({ product, onMade }: Props) {
  const form = useProductForm(product);
  const saving = useSave({ form, onMade: ({ websiteCode }) => onMade(websiteCode) });
  const [isHistory, setIsHistory] = useState(false);
  const isDesk = useDesk();
  useSaveKey(form.isDirty, saving.save);
  const { saved, base, kept } = form;
  return (
    <Page
      title={base.nameFa || productTexts.newTitle}
      back="/products"
      mark={
        <span className="desk-flex items-center gap-3">
          {saved ? <State kind={kindOf[base.state]}>{stateTitles[base.state]}</State> : null}
          <Kept {...kept} />
        </span>
      }
      actions={
        <>
          <StoredActs form={form} onHistory={() => setIsHistory(true)} />
          <Preview product={product} form={form} />
          {isDesk ? <SaveButtons form={form} saving={saving} /> : null}
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-6">
        <SectionLinks form={form} />
        <Offer form={form} />
        {product?.state === 'bin' ? <Binned product={product} form={form} /> : null}
        {saving.failure ? <Note kind="bad">{saving.failure}</Note> : null}
        <div className="two">
          <div className="grid min-w-0 gap-8">
            <NameSection form={form} />
            <PicturesSection form={form} />
            <VariantsSection form={form} />
            <Suspense fallback={<Waiting />}>
              <SpecsSection form={form} />
            </Suspense>
            <PackSection form={form} />
            <FilmsSection form={form} />
            <SeoSection form={form} />
            <Suspense fallback={<Waiting />}>
              <RelatedSection form={form} />
            </Suspense>
          </div>
          <div className="two-part two-stick">
            <Suspense fallback={<Waiting />}>
              <StatusBox form={form} />
            </Suspense>
            <Suspense fallback={<Waiting />}>
              <PreviewBox form={form} />
            </Suspense>
          </div>
        </div>
      </div>
      {isDesk ? null : <SaveBar form={form} saving={saving} />}
      <Suspense>
        {isHistory && saved ? (
          <HistoryDrawer
            websiteCode={saved.websiteCode}
            onUndone={form.rebase}
            onClose={() => setIsHistory(false)}
          />
        ) : null}
        {saving.isStale ? (
          <ConflictDialog form={form} onSave={saving.saveSettled} onClose={saving.closeStale} />
        ) : null}
      </Suspense>
    </Page>
  );
}
