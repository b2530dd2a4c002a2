import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '#panel/ui/choices.tsx';
import { keepAtEscape } from '#panel/ui/combo-keys.ts';
import { ComboList, type Offer } from '#panel/ui/combo-list.tsx';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

interface Props extends Offer {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** With it the caller finds the options: called with what is typed. Without it they are filtered here. */
  onSearch?: (text: string) => void;
  placeholder?: string;
}

/** One of many, found by typing. */
export function ComboField({
  label,
  isLabelHidden,
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
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, ids }}>
      <Combobox.Root
        items={options ?? []}
        value={value}
        onValueChange={onChange}
        isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
        {...(onSearch && { filter: null, onInputValueChange: onSearch })}
      >
        <Combobox.InputGroup className="input" data-invalid={error ? '' : undefined}>
          <Combobox.Input
            id={ids.id}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.described}
            onKeyDown={keepAtEscape}
          />
          <Combobox.Trigger aria-label={label}>
            <ChevronDown className="i i-s" aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <ComboList {...{ options, failure, none }} />
      </Combobox.Root>
    </FieldFrame>
  );
}
