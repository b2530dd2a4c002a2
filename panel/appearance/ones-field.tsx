import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { brandsQuery, categoriesQuery } from '#panel/appearance/calls.ts';
import { homeTexts } from '#panel/appearance/home-texts.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import type { Option } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { moved } from '#panel/ui/moved.ts';

type Kind = 'categories' | 'brands';

/** Most categories or brands of a block. */
const most = 24;

function useOptions(kind: Kind): readonly Option[] {
  const categories = useQuery({ ...categoriesQuery, enabled: kind === 'categories' });
  const brands = useQuery({ ...brandsQuery, enabled: kind === 'brands' });
  const { data } = kind === 'categories' ? categories : brands;
  return (data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
}

interface OnesProps {
  kind: Kind;
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Categories or brands in their order. */
export function OnesField({ kind, value, error, onChange }: OnesProps) {
  const options = useOptions(kind);
  const titleOf = (id: number): string =>
    options.find((each) => each.value === String(id))?.label ?? homeTexts.gone(toPersianDigits(id));
  const rest = options.filter((each) => !value.includes(Number(each.value)));
  return (
    <div className="grid gap-2">
      <ComboField
        label={homeTexts[kind]}
        placeholder={homeTexts.addOne}
        error={error}
        options={value.length < most ? rest : []}
        value={null}
        onChange={(chosen) => {
          if (chosen !== null) onChange([...value, Number(chosen.value)]);
        }}
      />
      <ol className="terms" aria-label={homeTexts[kind]}>
        {value.map((id, at) => (
          <li key={id}>
            <span className="flex-1 truncate">{titleOf(id)}</span>
            <IconButton
              size="s"
              label={`${lookTexts.up}: ${titleOf(id)}`}
              disabled={at === 0}
              onClick={() => onChange(moved(value, at, at - 1))}
            >
              <ArrowUp className="i i-s" aria-hidden="true" />
            </IconButton>
            <IconButton
              size="s"
              label={`${lookTexts.down}: ${titleOf(id)}`}
              disabled={at === value.length - 1}
              onClick={() => onChange(moved(value, at, at + 1))}
            >
              <ArrowDown className="i i-s" aria-hidden="true" />
            </IconButton>
            <IconButton
              size="s"
              label={homeTexts.removeOne(titleOf(id))}
              onClick={() => onChange(value.filter((each) => each !== id))}
            >
              <X className="i i-s" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CategoryProps {
  /** 0: the whole shop. */
  value: number;
  error: string | undefined;
  onChange: (id: number) => void;
}

/** One category, or the whole shop. */
export function CategoryField({ value, error, onChange }: CategoryProps) {
  const known = useOptions('categories');
  const options = [{ value: '0', label: homeTexts.wholeShop }, ...known];
  const chosen = options.find((each) => each.value === String(value)) ?? {
    value: String(value),
    label: homeTexts.gone(toPersianDigits(value)),
  };
  return (
    <ComboField
      label={homeTexts.category}
      error={error}
      options={options}
      value={chosen}
      onChange={(next) => onChange(next === null ? 0 : Number(next.value))}
    />
  );
}
