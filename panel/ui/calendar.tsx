import { DayPicker } from '@daypicker/persian';
import { useState } from 'react';
import { dayInTehran } from '#lib/text/date.ts';
import './calendar.css';

/** Days of the picker are those of its calendar, at noon wherever the browser is. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

interface Props {
  /** As `2026-11-26`; null: none yet. */
  value: string | null;
  onChange: (day: string) => void;
}

/** A month of the Jalali calendar, Saturday first. Loaded when a date is chosen. */
export default function Calendar({ value, onChange }: Props) {
  const [today] = useState(() => dateOf(dayInTehran(new Date().toISOString())));
  const selected = value === null ? undefined : dateOf(value);
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been opened
      autoFocus
      today={today}
      selected={selected}
      defaultMonth={selected ?? today}
      onSelect={(date: Date) => onChange(dayOf(date))}
    />
  );
}
