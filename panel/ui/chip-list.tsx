import { X } from 'lucide-react';

interface Props {
  label: string;
  titles: readonly string[];
  /** What removes one. */
  removeLabel: (title: string) => string;
  isDisabled?: boolean;
  onChange: (titles: string[]) => void;
}

/** Titles that are chosen; a press on one removes it. */
export function ChipList({ label, titles, removeLabel, isDisabled = false, onChange }: Props) {
  if (titles.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {titles.map((title) => (
        <li key={title}>
          <button
            type="button"
            className="chip"
            aria-label={removeLabel(title)}
            disabled={isDisabled}
            onClick={() => onChange(titles.filter((each) => each !== title))}
          >
            {title}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
