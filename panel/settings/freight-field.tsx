import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#panel/appearance/calls.ts';
import { categoryOptions } from '#panel/goods/category-options.ts';
import { sellingTexts as words } from '#panel/settings/selling-texts.ts';
import { ChipsField } from '#panel/ui/chips-field.tsx';

interface Props {
  ids: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Categories whose goods go by freight. Loaded late: the field searches, which is heavy. */
export default function FreightField({ ids, error, onChange }: Props) {
  const { data } = useQuery(categoriesQuery);
  return (
    <ChipsField
      label={words.freight}
      hint={words.freightHint}
      error={error}
      placeholder={words.noFreight}
      options={categoryOptions(data?.items ?? [])}
      values={ids.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}
