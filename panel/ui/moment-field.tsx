import { useState } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { DateField } from '#panel/ui/date-field.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { dayAndTimeOf, momentAt, timeFrom } from '#panel/ui/tehran-time.ts';

const words = { time: 'ساعت', wrongTime: 'ساعت را مانند ۰۹:۳۰ بنویسید' } as const;
const morning = '09:00';

interface Props {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** ISO 8601; null: none is chosen. */
  value: string | null;
  onChange: (moment: string) => void;
}

/** A Jalali day and a time in Tehran. */
export function MomentField({ label, error, hint, value, onChange }: Props) {
  const chosen = value === null ? null : dayAndTimeOf(value);
  const [time, setTime] = useState(chosen?.time ?? morning);
  const known = timeFrom(time);
  return (
    <div className="moment">
      <DateField
        label={label}
        hint={hint}
        error={error}
        value={chosen?.day ?? null}
        onChange={(day) => day !== null && onChange(momentAt({ day, time: known ?? morning }))}
        isClearable={false}
      />
      <TextField
        label={words.time}
        isLatin
        inputMode="numeric"
        error={known === null ? words.wrongTime : undefined}
        value={toPersianDigits(time)}
        onChange={({ target }) => {
          setTime(target.value);
          const wanted = timeFrom(target.value);
          if (wanted !== null && chosen !== null)
            onChange(momentAt({ day: chosen.day, time: wanted }));
        }}
      />
    </div>
  );
}
