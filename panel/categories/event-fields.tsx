import { Controller, type UseFormReturn } from 'react-hook-form';
import type { AdminLanding } from '#lib/contract/goods-tree.ts';
import { CategoryField } from '#panel/appearance/ones-field.tsx';
import type { LandingFilters } from '#panel/categories/landing-filters.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { DateField } from '#panel/ui/date-field.tsx';

export type LandingValues = Omit<
  AdminLanding,
  'id' | 'revision' | 'categoryId' | 'position' | 'filters'
> &
  LandingFilters;

interface Props {
  form: {
    form: UseFormReturn<LandingValues>;
    fault: (name: keyof LandingValues) => string | undefined;
  };
}

/** What only an event has: the goods of one category, and its days. */
export default function EventFields({ form: { form, fault } }: Props) {
  const { control } = form;
  return (
    <>
      <Controller
        control={control}
        name="goodsCategoryId"
        render={({ field }) => (
          <CategoryField
            error={fault('goodsCategoryId')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {(['startsOn', 'endsOn'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <DateField
              label={landingTexts[name]}
              error={fault(name)}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ))}
    </>
  );
}
