import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';

interface OptionRowProps {
  /** Of the radio group. */
  name: string;
  icon?: InterfaceIconName;
  title: string;
  /** One line below the title. */
  line?: ReactNode;
  /** At the row's end, such as a price. */
  end?: ReactNode;
  checked: boolean;
  /** Why it cannot be chosen; replaces the line. */
  refusal?: string | null;
  onChoose: () => void;
}

/** A radio button as a row: icon, title, line, price. */
export function OptionRow(row: OptionRowProps) {
  const { name, icon, title, line, end, checked, refusal = null, onChoose } = row;
  const off = refusal !== null;
  return (
    <label className={off ? 'co-option co-option-off' : 'co-option'}>
      <input type="radio" name={name} checked={checked} disabled={off} onChange={onChoose} />
      {icon === undefined ? null : (
        <span className="co-mark">
          <Icon name={icon} />
        </span>
      )}
      <span className="co-words">
        <b>{title}</b> <small>{refusal ?? line}</small>
      </span>
      {end === undefined || off ? null : <span className="co-end">{end}</span>}
    </label>
  );
}
