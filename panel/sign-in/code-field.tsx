import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { codeInput, codeLength } from '#lib/rules/code-input.ts';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** Six digits in large type, typed or pasted with any digits; phones offer the code of a message. */
export function CodeField({ label, hint, error, onChange, ...rest }: Props) {
  const id = useId();
  const described = error || hint ? `${id}-hint` : undefined;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="input" data-invalid={error ? '' : undefined}>
        <input
          {...rest}
          id={id}
          className="code-field"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength * 2}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            event.target.value = codeInput(event.target.value);
            void onChange?.(event);
          }}
        />
      </span>
      {described ? (
        <p id={described} className={error ? 'hint hint-bad' : 'hint'}>
          {error ? <CircleAlert className="i i-s" aria-hidden="true" /> : null}
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
