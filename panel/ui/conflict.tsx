import { type ReactNode, useId } from 'react';

const words = {
  you: 'شما',
  now: 'اکنون',
  before: 'پیش از هر دو',
  agreeing: 'بدون اختلاف',
} as const;

export interface ConflictField {
  name: string;
  label: string;
  /** Before both changes. */
  before: ReactNode;
  mine: ReactNode;
  now: ReactNode;
}

export type Side = 'mine' | 'now';

interface Props {
  fields: readonly ConflictField[];
  chosen: Readonly<Record<string, Side>>;
  onChoose: (name: string, side: Side) => void;
  /** Labels of changed fields that both sides agree on. */
  agreeing?: readonly string[];
}

/** «شما / اکنون»: for each field that two people changed, whose value stays. */
export function Conflict({ fields, chosen, onChoose, agreeing }: Props) {
  const id = useId();
  const sides = [
    ['mine', words.you],
    ['now', words.now],
  ] as const;
  return (
    <div className="grid gap-3">
      <div className="conflict">
        {fields.map((field) => (
          <fieldset key={field.name} className="conflict-row">
            <legend className="float-start font-label">{field.label}</legend>
            <p className="small faint">
              {words.before}: {field.before}
            </p>
            {sides.map(([side, word]) => (
              <label key={side} className="conflict-side">
                <input
                  type="radio"
                  name={`${id}-${field.name}`}
                  checked={chosen[field.name] === side}
                  onChange={() => onChoose(field.name, side)}
                />
                <span>
                  <span className="small faint block">{word}</span>
                  {field[side]}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {agreeing && agreeing.length > 0 ? (
        <p className="small faint">
          {words.agreeing}: {agreeing.join('، ')}
        </p>
      ) : null}
    </div>
  );
}
