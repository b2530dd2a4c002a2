import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';

const words = { replace: 'جایگزینی' } as const;

interface Props {
  label: string;
  /** The last characters, as the service sends them; it never sends the rest. Null: none is set. */
  ending: string | null;
  onReplace: () => void;
}

/** A secret that is written and never shown again. */
export function Secret({ label, ending, onReplace }: Props) {
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="secret">
        <bdi dir="ltr" className={ending === null ? 'faint' : undefined}>
          {ending === null ? texts.nothing : `••••••••${ending}`}
        </bdi>
        <Button look="quiet" size="s" onClick={onReplace}>
          {words.replace}
        </Button>
      </div>
    </fieldset>
  );
}
