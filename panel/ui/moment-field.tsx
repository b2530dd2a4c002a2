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
  hint?: string | undefined;
  /** ISO 8601; null: none is chosen, or its time is no time. */
  value: string | null;
  onChange: (moment: string | null) => void;
}

interface Written {
  readonly value: string | null;
  readonly day: string | null;
  readonly time: string;
}

const writtenOf = (value: string | null): Written => ({
  value,
  ...(value === null ? { day: null, time: morning } : dayAndTimeOf(value)),
});

/** A Jalali day and a time in Tehran. */
export function MomentField({ label, error, hint, value, onChange }: Props) {
  const [written, setWritten] = useState(() => writtenOf(value));
  if (written.value !== value) setWritten(writtenOf(value));
  const { day, time } = written;
  const isWrong = timeFrom(time) === null;
  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    const known = timeFrom(next.time);
    const moment =
      next.day === null || known === null ? null : momentAt({ day: next.day, time: known });
    setWritten({ ...next, value: moment });
    onChange(moment);
  };
  return (
    <div className="moment">
      <DateField
        label={label}
        hint={hint}
        error={isWrong ? undefined : error}
        value={day}
        onChange={(chosen) => write({ day: chosen })}
        isClearable={false}
      />
      <TextField
        label={words.time}
        isLatin
        inputMode="numeric"
        error={isWrong ? words.wrongTime : undefined}
        value={toPersianDigits(time)}
        onChange={({ target }) => write({ time: target.value })}
      />
    </div>
  );
}
