import { NumberField as Numbers } from '@base-ui/react/number-field';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FrameProps {
  label: string;
  /** The name is for screen readers only, as in toolbars and tables. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong with it; stays until it is mended. */
  error?: string | undefined;
}

interface Ids {
  id: string;
  /** For `aria-describedby`. */
  described: string | undefined;
}

/** The ids of a field and of the sentence below it. */
export function useFieldIds({ hint, error }: Pick<FrameProps, 'hint' | 'error'>): Ids {
  const id = useId();
  return { id, described: error || hint ? `${id}-hint` : undefined };
}

/** Label, field, and the hint or fault below it. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  hint,
  error,
  ids: { id },
  children,
}: FrameProps & { ids: Ids; children: ReactNode }) {
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-hint`} className="hint hint-bad">
          <CircleAlert className="i i-s" aria-hidden="true" />
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface Marks {
  /** Changed and not saved yet. */
  isUnsaved?: boolean;
  /** «تومان» or «گرم», at its end. */
  unit?: string;
}

interface TextFieldProps extends FrameProps, Marks, Omit<ComponentProps<'input'>, 'id'> {
  /** Latin text and numbers, such as codes and addresses. */
  isLatin?: boolean;
}

/** One line of text. Takes what `register` of react-hook-form gives. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  unit,
  isUnsaved = false,
  isLatin = false,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, ids }}>
      <span
        className="input"
        data-invalid={error ? '' : undefined}
        data-unsaved={isUnsaved ? '' : undefined}
      >
        <input
          type="text"
          dir={isLatin ? 'ltr' : undefined}
          {...rest}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.described}
        />
        {unit ? <span className="unit">{unit}</span> : null}
      </span>
    </FieldFrame>
  );
}

interface TextAreaProps
  extends FrameProps, Pick<Marks, 'isUnsaved'>, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isUnsaved = false,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, ids }}>
      <span
        className="input"
        data-invalid={error ? '' : undefined}
        data-unsaved={isUnsaved ? '' : undefined}
      >
        <textarea
          {...rest}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.described}
        />
      </span>
    </FieldFrame>
  );
}

interface NumberFieldProps extends FrameProps, Marks {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Of the arrow keys; also what is allowed, from `min` on. */
  step?: number;
  /** Digits after the decimal separator; none by default. */
  decimals?: number;
  name?: string;
}

/** A number, typed and pasted in Persian, Arabic or Latin digits, shown as «۱۲٬۵۰۰». */
export function NumberField({
  label,
  isLabelHidden,
  hint,
  error,
  unit,
  isUnsaved = false,
  value,
  onChange,
  min,
  max,
  step = 1,
  decimals = 0,
  name,
}: NumberFieldProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, ids }}>
      <Numbers.Root
        id={ids.id}
        value={value}
        onValueChange={onChange}
        locale="fa-IR"
        format={{ maximumFractionDigits: decimals }}
        step={step}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        {...(name === undefined ? {} : { name })}
      >
        <Numbers.Group
          className="input"
          data-invalid={error ? '' : undefined}
          data-unsaved={isUnsaved ? '' : undefined}
        >
          <Numbers.Input
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.described}
          />
          {unit ? <span className="unit">{unit}</span> : null}
        </Numbers.Group>
      </Numbers.Root>
    </FieldFrame>
  );
}
