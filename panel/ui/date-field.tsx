import { CalendarDays, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDate } from '#lib/text/date.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { Popover } from '#panel/ui/popover.tsx';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

const Calendar = lazy(() => import('#panel/ui/calendar.tsx'));

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A day in Tehran, as `2026-11-26`; null: none. */
  value: string | null;
  onChange: (day: string | null) => void;
  placeholder?: string;
  /** Whether a chosen day can be taken away again. */
  isClearable?: boolean;
}

/** A day by the Jalali calendar, «۵ آذر ۱۴۰۵». */
export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  placeholder = 'روز را برگزینید',
  isClearable = true,
}: Props) {
  const ids = useFieldIds({ hint, error });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, ids }}>
      <span className="flex items-center gap-1">
        <Popover
          label={label}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          className="popup popup-calendar"
          trigger={
            <button
              type="button"
              id={ids.id}
              className="input"
              data-invalid={error ? '' : undefined}
              aria-labelledby={`${ids.id}-label ${ids.id}`}
              aria-describedby={ids.described}
            >
              <span className={value === null ? 'flex-1 faint' : 'flex-1'}>
                {value === null ? placeholder : formatDate(`${value}T12:00:00+03:30`)}
              </span>
              <CalendarDays className="i i-s" aria-hidden="true" />
            </button>
          }
        >
          <Suspense fallback={<span className="skeleton" />}>
            <Calendar
              value={value}
              onChange={(day) => {
                onChange(day);
                setIsOpen(false);
              }}
            />
          </Suspense>
        </Popover>
        {value === null || !isClearable ? null : (
          <IconButton label={`پاک کردن ${label}`} size="s" onClick={() => onChange(null)}>
            <X className="i i-s" aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </FieldFrame>
  );
}
