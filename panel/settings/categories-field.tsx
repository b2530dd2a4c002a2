import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#panel/appearance/calls.ts';
import { categoryOptions } from '#panel/goods/category-options.ts';
import { ChipsField } from '#panel/ui/chips-field.tsx';

interface Props {
  label: string;
  hint: string;
  placeholder: string;
  ids: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Some categories, with those below. Loaded late: the field searches, which is heavy. */
export default function CategoriesField({ ids, onChange, ...field }: Props) {
  const { data } = useQuery(categoriesQuery);
  return (
    <ChipsField
      {...field}
      options={categoryOptions(data?.items ?? [])}
      values={ids.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}
