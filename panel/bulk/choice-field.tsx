import { bulkTexts } from '#panel/bulk/texts.ts';
import type { Option } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';

interface Props {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** A category, a brand, an availability or a state, found by typing. */
export default function ChoiceField({ options, value, onChange, error }: Props) {
  return (
    <ComboField
      label={bulkTexts.choice}
      options={options}
      value={options.find((each) => each.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? null)}
      error={error}
    />
  );
}
