import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#lib/text/date.ts';
import { noonOf, presets, type WantedReport } from '#panel/reports/period.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import '#panel/styles/segments.css';

const PeriodDialog = lazy(() => import('#panel/reports/period-dialog.tsx'));

const shortOf = (day: string): string => formatDate(noonOf(day)).replace(/ \S+$/, '');

/** Ready periods, each a link that keeps the report. */
export function Presets({ wanted }: { wanted: WantedReport }) {
  return (
    <nav className="choices" aria-label={words.period}>
      {presets.map((preset) => (
        <Link
          key={preset}
          to="."
          search={{ report: wanted.report, period: preset }}
          data-on={wanted.preset === preset ? '' : undefined}
          aria-current={wanted.preset === preset ? 'true' : undefined}
        >
          {words.periods[preset]}
        </Link>
      ))}
    </nav>
  );
}

interface Props {
  readonly wanted: WantedReport;
  readonly onChange: (filters: Filters) => void;
}

/** The days that are shown; a press asks for others. */
export function OwnPeriod({ wanted, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<CalendarDays className="i i-s" aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        <span className="sr-only">{words.own}</span>
        {words.ownOf(shortOf(wanted.from), shortOf(wanted.to))}
      </Button>
      {isOpen ? (
        <Suspense>
          <PeriodDialog
            period={wanted}
            onClose={() => setIsOpen(false)}
            onShow={({ from, to }) => {
              setIsOpen(false);
              onChange({ period: '', by: '', from, to });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
