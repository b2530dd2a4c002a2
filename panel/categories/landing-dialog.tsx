import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import type { AdminLanding } from '#lib/contract/goods-tree.ts';
import { type LandingOwner, readLandings, saveLanding } from '#panel/categories/landing-calls.ts';
import type { LandingValues } from '#panel/categories/event-fields.tsx';
import { choicesOf, joinFilters, splitFilters } from '#panel/categories/landing-filters.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { attributesQuery } from '#panel/goods/calls.ts';
import { ThingDialog } from '#panel/goods/thing-dialog.tsx';
import { SeoFields } from '#panel/goods/seo-fields.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { useThingForm } from '#panel/goods/use-thing-form.ts';
import { CheckField } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { shownOf } from '#panel/ui/shown.ts';
import { showToast } from '#panel/ui/toast.tsx';

const EventFields = lazy(() => import('#panel/categories/event-fields.tsx'));

interface Props {
  category: LandingOwner;
  /** Null for a new one. */
  landing: AdminLanding | null;
  onClose: () => void;
}

const labels = {
  heading: landingTexts.heading,
  slug: treeTexts.slug,
  priceFrom: landingTexts.priceFrom,
  priceTo: landingTexts.priceTo,
  isReduced: landingTexts.isReduced,
  isAvailable: landingTexts.isAvailable,
  choice: landingTexts.choice,
  filters: landingTexts.filters,
  seoText: treeTexts.seoText,
  seoDescription: treeTexts.seoDescription,
  goodsCategoryId: landingTexts.goodsOf,
  startsOn: landingTexts.startsOn,
  endsOn: landingTexts.endsOn,
} as const;

const plain = {
  heading: '',
  slug: '',
  filters: '',
  seoText: '',
  seoDescription: '',
  goodsCategoryId: 0,
  startsOn: null,
  endsOn: null,
} as const;

function defaultsOf(landing: AdminLanding | null): LandingValues {
  const { heading, slug, filters, seoText, seoDescription } = landing ?? plain;
  const { goodsCategoryId, startsOn, endsOn } = landing ?? plain;
  const texts = { heading, slug, seoText, seoDescription };
  return { ...texts, ...splitFilters(filters), goodsCategoryId, startsOn, endsOn };
}

/** Creates a landing page of a category, or changes one. */
export default function LandingDialog({ category, landing, onClose }: Props) {
  const thing = useThingForm({
    thing: landing,
    valuesOf: defaultsOf,
    send: ({ heading, slug, seoText, seoDescription, ...filters }, base) =>
      saveLanding({
        heading,
        slug,
        seoText,
        seoDescription,
        filters: joinFilters(filters),
        ...base,
        categoryId: category.id,
        position: landing?.position ?? 0,
      }),
    read: () => readLandings(category.id),
    onSaved: ({ heading }) => showToast(treeTexts.saved(heading)),
    onClose,
  });
  const { form, register, fault } = thing;
  const { data } = useQuery(attributesQuery);
  const choices = data && choicesOf(data.items);
  return (
    <ThingDialog
      title={landing?.heading ?? landingTexts.addTitle(category.title)}
      onClose={onClose}
      form={thing}
      valuesOf={defaultsOf}
      labels={labels}
      show={(name, values) => shownOf(values[name])}
    >
      <TextField label={landingTexts.heading} error={fault('heading')} {...register('heading')} />
      <TextField
        label={treeTexts.slug}
        hint={treeTexts.slugHint}
        error={fault('slug')}
        {...register('slug')}
      />
      {(['priceFrom', 'priceTo'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <NumberField
              label={landingTexts[name]}
              unit={landingTexts.toman}
              value={value}
              onChange={onChange}
              min={0}
            />
          )}
        />
      ))}
      {(['isReduced', 'isAvailable'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <CheckField checked={value} onChange={onChange}>
              {landingTexts[name]}
            </CheckField>
          )}
        />
      ))}
      <Controller
        control={form.control}
        name="choice"
        render={({ field: { value, onChange } }) => (
          <ComboField
            label={landingTexts.choice}
            hint={landingTexts.choiceHint}
            options={choices}
            value={
              value === ''
                ? null
                : (choices?.find((each) => each.value === value) ?? { value, label: value })
            }
            onChange={(chosen) => onChange(chosen?.value ?? '')}
          />
        )}
      />
      <TextField
        label={landingTexts.filters}
        hint={landingTexts.filtersHint}
        dir="ltr"
        error={fault('filters')}
        {...register('filters')}
      />
      {category.id === 0 ? (
        <Suspense>
          <EventFields form={thing} />
        </Suspense>
      ) : null}
      <SeoFields form={thing} />
    </ThingDialog>
  );
}
