import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '#panel/ui/choices.tsx';
import { keepAtEscape } from '#panel/ui/combo-keys.ts';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Undefined while they are searched for. */
  options: readonly Option[] | undefined;
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** With it the caller finds the options: called with what is typed. Without it they are filtered here. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** What is said when nothing matches. */
  none?: string;
}

/** One of many, found by typing. */
export function ComboField({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  onSearch,
  placeholder,
  none = 'چیزی پیدا نشد',
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
        <span className="input" data-invalid={error ? '' : undefined}>
          <Combobox.Input
            id={ids.id}
            placeholder={placeholder}
            aria-describedby={ids.described}
            onKeyDown={keepAtEscape}
          />
          <Combobox.Trigger aria-label={label}>
            <ChevronDown className="i i-s" aria-hidden="true" />
          </Combobox.Trigger>
        </span>
        <Combobox.Portal>
          <Combobox.Positioner className="z-30" sideOffset={4}>
            <Combobox.Popup className="popup">
              <Combobox.Empty>
                <span className="popup-item faint">{options ? none : 'در حال جستجو…'}</span>
              </Combobox.Empty>
              <Combobox.List>
                {(option: Option) => (
                  <Combobox.Item key={option.value} value={option} className="popup-item">
                    {option.label}
                    <Combobox.ItemIndicator
                      render={<Check className="i i-s" aria-hidden="true" />}
                    />
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
