import type { AdminLanding } from '#lib/contract/goods-tree.ts';
import { type LandingOwner, readLandings, saveLanding } from '#panel/categories/landing-calls.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { shownText, ThingDialog } from '#panel/goods/thing-dialog.tsx';
import { SeoFields } from '#panel/goods/seo-fields.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { useThingForm } from '#panel/goods/use-thing-form.ts';
import { TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  category: LandingOwner;
  /** Null for a new one. */
  landing: AdminLanding | null;
  onClose: () => void;
}

const labels = {
  heading: landingTexts.heading,
  slug: treeTexts.slug,
  filters: landingTexts.filters,
  seoText: treeTexts.seoText,
  seoDescription: treeTexts.seoDescription,
} as const;

const plain = { heading: '', slug: '', filters: '', seoText: '', seoDescription: '' };

function defaultsOf(landing: AdminLanding | null) {
  const { heading, slug, filters, seoText, seoDescription } = landing ?? plain;
  return { heading, slug, filters, seoText, seoDescription };
}

/** Creates a landing page of a category, or changes one. */
export default function LandingDialog({ category, landing, onClose }: Props) {
  const thing = useThingForm({
    thing: landing,
    valuesOf: defaultsOf,
    send: (values, base) =>
      saveLanding({
        ...values,
        ...base,
        categoryId: category.id,
        position: landing?.position ?? 0,
      }),
    read: () => readLandings(category.id),
    onSaved: ({ heading }) => showToast(treeTexts.saved(heading)),
    onClose,
  });
  const { register, fault } = thing;
  return (
    <ThingDialog
      title={landing?.heading ?? landingTexts.addTitle(category.title)}
      onClose={onClose}
      form={thing}
      valuesOf={defaultsOf}
      labels={labels}
      show={(name, values) => shownText(values[name])}
    >
      <TextField label={landingTexts.heading} error={fault('heading')} {...register('heading')} />
      <TextField
        label={treeTexts.slug}
        hint={treeTexts.slugHint}
        error={fault('slug')}
        {...register('slug')}
      />
      <TextField
        label={landingTexts.filters}
        hint={landingTexts.filtersHint}
        dir="ltr"
        error={fault('filters')}
        {...register('filters')}
      />
      <SeoFields form={thing} />
    </ThingDialog>
  );
}
