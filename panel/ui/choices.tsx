import { Checkbox } from '@base-ui/react/checkbox';
import { Switch } from '@base-ui/react/switch';
import { Check, ChevronDown, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for. */
  isMixed?: boolean;
  isDisabled?: boolean;
}

/** A tick with its words. */
export function CheckField({
  children,
  checked,
  onChange,
  isMixed = false,
  isDisabled = false,
}: CheckProps & { children: ReactNode }) {
  return (
    <label className="check">
      <Checkbox.Root
        className="box-check"
        checked={checked}
        indeterminate={isMixed}
        disabled={isDisabled}
        onCheckedChange={onChange}
      >
        <Checkbox.Indicator>
          {isMixed ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </Checkbox.Indicator>
      </Checkbox.Root>
      <span>{children}</span>
    </label>
  );
}

/** A switch, for what takes effect at once or with the form's saving. */
export function SwitchField({
  children,
  checked,
  onChange,
  isDisabled = false,
}: Omit<CheckProps, 'isMixed'> & { children: ReactNode }) {
  return (
    <label className="check">
      <Switch.Root
        className="switch"
        checked={checked}
        disabled={isDisabled}
        onCheckedChange={onChange}
      >
        <Switch.Thumb />
      </Switch.Root>
      <span>{children}</span>
    </label>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly Option[];
  /** Null: nothing is chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** One of a few; of many use `ComboField`, which can be searched. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = 'برگزینید',
}: SelectProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, ids }}>
      <span className="input input-select" data-invalid={error ? '' : undefined}>
        <select
          id={ids.id}
          value={value ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.described}
          onChange={({ target }) => onChange(target.value)}
        >
          {value === null ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="i i-s" aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
