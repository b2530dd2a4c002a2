import { Checkbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for. */
  isMixed?: boolean;
}

/** A tick without words, for rows and heads of tables. */
export function Tick({ label, checked, onChange, isMixed = false }: Props) {
  return (
    <Checkbox.Root
      className="box-check"
      aria-label={label}
      checked={checked}
      indeterminate={isMixed}
      onCheckedChange={onChange}
    >
      <Checkbox.Indicator>
        {isMixed ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
      </Checkbox.Indicator>
    </Checkbox.Root>
  );
}
