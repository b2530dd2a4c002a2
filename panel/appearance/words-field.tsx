import { SelectField } from '#panel/ui/choices.tsx';

interface Props {
  label: string;
  /** What can be chosen, by its value. */
  words: Readonly<Record<string, string>>;
  value: string;
  /** What stands for a stored value that is none of these; it stays until another is chosen. */
  other: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of some values, each called by a word. */
export function WordsField({ label, words, value, other, error, onChange }: Props) {
  const all = words[value] === undefined ? { ...words, [value]: other } : words;
  return (
    <SelectField
      label={label}
      error={error}
      options={Object.entries(all).map(([key, word]) => ({ value: key, label: word }))}
      value={value}
      onChange={onChange}
    />
  );
}
