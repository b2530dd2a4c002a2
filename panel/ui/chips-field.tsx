import { Combobox } from '@base-ui/react/combobox';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '#panel/ui/choices.tsx';
import { keepAtEscape } from '#panel/ui/combo-keys.ts';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

const words = {
  addMore: 'افزودن…',
  remove: (name: string) => `برداشتن ${name}`,
} as const;

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly Option[];
  /** Values of the chosen options, in their order. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  none?: string;
}

/** Several of many, found by typing; each is a chip that can be removed. */
export function ChipsField({
  label,
  hint,
  error,
  options,
  values,
  onChange,
  placeholder,
  none = 'چیزی پیدا نشد',
}: Props) {
  const ids = useFieldIds({ hint, error });
  const chosen = values.flatMap((value) => options.filter((each) => each.value === value));
  return (
    <FieldFrame {...{ label, hint, error, ids }}>
      <Combobox.Root
        multiple
        items={options}
        value={chosen}
        onValueChange={(next: Option[]) => onChange(next.map(({ value }) => value))}
        isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      >
        <Combobox.Chips className="input picks" data-invalid={error ? '' : undefined}>
          {chosen.map((option) => (
            <Combobox.Chip key={option.value} className="pick" aria-label={option.label}>
              {option.label}
              <Combobox.ChipRemove className="pick-remove" aria-label={words.remove(option.label)}>
                <X className="i i-s" aria-hidden="true" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            id={ids.id}
            placeholder={chosen.length > 0 ? words.addMore : placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.described}
            onKeyDown={keepAtEscape}
          />
        </Combobox.Chips>
        <Combobox.Portal>
          <Combobox.Positioner className="z-30" sideOffset={4}>
            <Combobox.Popup className="popup">
              <Combobox.Empty>
                <span className="popup-item faint">{none}</span>
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
