import { DayPicker } from '@daypicker/persian';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { dateOf, dayOf } from '#panel/ui/moment.ts';

interface Props {
  /** As `2026-11-26`; null: none yet. */
  value: string | null;
  onChange: (day: string) => void;
}

// Written out: Tailwind keeps only classes that it finds in the sources.
const classNames = {
  root: 'cal',
  months: 'cal-months',
  month: 'cal-month',
  month_caption: 'cal-caption',
  nav: 'cal-nav',
  button_previous: 'ib ib-s',
  button_next: 'ib ib-s',
  month_grid: 'cal-grid',
  weekday: 'cal-weekday',
  day: 'cal-cell',
  day_button: 'cal-day',
  selected: 'cal-selected',
  today: 'cal-today',
  outside: 'cal-outside',
};

/** In Persian the previous month is to the right. */
function Previous(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button">
      <ChevronRight className="i i-s" aria-hidden="true" />
    </button>
  );
}
function Next(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button">
      <ChevronLeft className="i i-s" aria-hidden="true" />
    </button>
  );
}

/** A month of the Jalali calendar; a day is chosen by a press, or by arrow keys and Enter. */
export default function Calendar({ value, onChoose }: Props) {
  const selected = value === null ? undefined : dateOf(value);
  return (
    <DayPicker
      mode="single"
      required
      selected={selected}
      {...(selected && { defaultMonth: selected })}
      onSelect={(day) => onChoose(dayOf(day))}
      classNames={classNames}
      components={{ PreviousMonthButton: Previous, NextMonthButton: Next }}
    />
  );
}
