import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { dayInTehran, formatDate } from '#lib/text/date.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { FieldFrame, TextField, useFieldIds } from '#panel/ui/fields.tsx';
import { clockOf, momentOf, timeWritten } from '#panel/ui/moment.ts';

const Calendar = lazy(() => import('#panel/ui/calendar.tsx'));

const words = {
  choose: 'روز را برگزینید',
  time: 'ساعت',
  wrongTime: 'ساعت را مانند ۰۹:۳۰ بنویسید',
} as const;
const morning = '09:00';

interface Props {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** ISO 8601; null: none is chosen. */
  value: string | null;
  onChange: (moment: string) => void;
}

const dayText = (moment: string): string => {
  const [weekday = ''] = weekdayOf(moment).split(' ');
  return `${weekday} ${formatDate(moment)}`;
};

/** A Jalali day and a time in Tehran. */
export function MomentField({ label, error, hint, value, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [time, setTime] = useState(value === null ? morning : clockOf(value));
  const known = timeWritten(time);
  const ids = useFieldIds({ hint, error });
  return (
    <div className="moment">
      <FieldFrame label={label} hint={hint} error={error} ids={ids}>
        <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
          <Popover.Trigger
            id={ids.id}
            className="input"
            data-invalid={error ? '' : undefined}
            aria-labelledby={`${ids.id}-label ${ids.id}`}
            aria-describedby={ids.described}
          >
            <CalendarDays className="i i-s" aria-hidden="true" />
            <span className="flex-1 truncate">
              {value === null ? words.choose : dayText(value)}
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className="z-30" sideOffset={4} align="start">
              <Popover.Popup className="popup cal-popup" aria-label={label}>
                <Suspense>
                  <Calendar
                    value={value}
                    onChoose={(day) => {
                      onChange(momentOf(day, known ?? morning));
                      setIsOpen(false);
                    }}
                  />
                </Suspense>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </FieldFrame>
      <TextField
        label={words.time}
        isLatin
        inputMode="numeric"
        error={known === null ? words.wrongTime : undefined}
        value={toPersianDigits(time)}
        onChange={({ target }) => {
          setTime(target.value);
          const wanted = timeWritten(target.value);
          if (wanted !== null && value !== null) onChange(momentOf(dayInTehran(value), wanted));
        }}
      />
    </div>
  );
}
