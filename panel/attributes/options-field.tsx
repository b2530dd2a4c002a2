import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { attributeTexts } from '#panel/attributes/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { moved } from '#panel/ui/moved.ts';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';

/** An option in the form. */
export interface FormOption {
  /** Names it in the form: a new one has no id yet. */
  key: string;
  id?: number | undefined;
  label: string;
  value: string;
}

interface RowProps {
  option: FormOption;
  at: number;
  count: number;
  error: (name: string) => string | undefined;
  onChange: (patch: Partial<FormOption>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Row({ option, at, count, error, onChange, onMove, onRemove }: RowProps) {
  const { setElement, setHandle } = useItem(option.key, at);
  const name = option.label || attributeTexts.option(at + 1);
  return (
    <li ref={setElement} className="option-row">
      <Handle name={name} setHandle={setHandle} />
      <TextField
        label={attributeTexts.option(at + 1)}
        isLabelHidden
        value={option.label}
        maxLength={200}
        error={error('') ?? error('label')}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <TextField
        label={attributeTexts.optionValue(at + 1)}
        isLabelHidden
        placeholder={attributeTexts.valueHint}
        value={option.value}
        maxLength={60}
        error={error('value')}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      <span className="flex">
        <IconButton
          size="s"
          label={texts.up(name)}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp className="i i-s" aria-hidden="true" />
        </IconButton>
        <IconButton
          size="s"
          label={texts.down(name)}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown className="i i-s" aria-hidden="true" />
        </IconButton>
        <IconButton size="s" label={attributeTexts.removeOption(name)} onClick={onRemove}>
          <X className="i i-s" aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

interface Props {
  options: readonly FormOption[];
  onChange: (options: FormOption[]) => void;
  /** Sentences by field: `options.{place}.label`. */
  faults: Readonly<Record<string, string>>;
}

/** The options of a choice, in their order. */
export function OptionsField({ options, onChange, faults }: Props) {
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{attributeTexts.options}</legend>
      {options.length === 0 ? (
        <p className="small faint">{attributeTexts.noOptions}</p>
      ) : (
        <Sortable onMove={(from, to) => onChange(moved(options, from, to))}>
          <ol className="grid gap-2">
            {options.map((option, at) => (
              <Row
                key={option.key}
                option={option}
                at={at}
                count={options.length}
                error={(name) =>
                  faults[['options', at, name].filter((each) => each !== '').join('.')]
                }
                onChange={(patch) =>
                  onChange(
                    options.map((each) => (each.key === option.key ? { ...each, ...patch } : each)),
                  )
                }
                onMove={(to) => onChange(moved(options, at, to))}
                onRemove={() => onChange(options.filter(({ key }) => key !== option.key))}
              />
            ))}
          </ol>
        </Sortable>
      )}
      <p>
        <Button
          size="s"
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => onChange([...options, { key: crypto.randomUUID(), label: '', value: '' }])}
        >
          {attributeTexts.addOption}
        </Button>
      </p>
    </fieldset>
  );
}
