import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Option } from '#panel/ui/choices.tsx';
import { keepAtEscape } from '#panel/ui/combo-keys.ts';
import { ComboList, type Offer } from '#panel/ui/combo-list.tsx';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

interface Props extends Offer {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** What is chosen, with the words to show. */
  value: readonly Option[];
  onChange: (value: readonly Option[]) => void;
  /** With it the caller finds the options: called with what is typed. Without it they are filtered here. */
  onSearch?: (text: string) => void;
  /** Says what none means: «همهٔ دسته‌ها». */
  placeholder: string;
}

/** Some of many, each a chip that can be removed. */
export function ManyField({
  label,
  hint,
  error,
  options,
  failure,
  value,
  onChange,
  onSearch,
  placeholder,
  none,
}: Props) {
  const ids = useFieldIds({ hint, error });
  const field = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame {...{ label, hint, error, ids }}>
      <Combobox.Root
        multiple
        items={options ?? []}
        value={[...value]}
        onValueChange={(next: Option[]) => onChange(next)}
        isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
        {...(onSearch && { filter: null, onInputValueChange: onSearch })}
      >
        <Combobox.Chips
          ref={field}
          className="input input-many"
          data-invalid={error ? '' : undefined}
        >
          {value.map((option) => (
            <Combobox.Chip key={option.value} className="picked" aria-label={option.label}>
              <span className="truncate">{option.label}</span>
              <Combobox.ChipRemove className="picked-x" aria-label={`حذف ${option.label}`}>
                <X className="i i-s" aria-hidden="true" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            id={ids.id}
            placeholder={value.length > 0 ? '' : placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.described}
            onKeyDown={keepAtEscape}
          />
        </Combobox.Chips>
        <ComboList {...{ options, failure, none }} anchor={field} />
      </Combobox.Root>
    </FieldFrame>
  );
}
