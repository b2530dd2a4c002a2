import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (title: string) => void;
}

/** The title above a text, as large as it will be shown. */
export function TitleField({ label, value, error, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <textarea
        className="title-field"
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      {error ? (
        <p id={id} className="hint hint-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
