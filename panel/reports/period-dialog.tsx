import { useState } from 'react';
import { mostReportDays } from '#lib/contract/report-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isPeriod, type Period } from '#panel/reports/period.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';
import { DateField } from '#panel/ui/date-field.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  readonly period: Period;
  readonly onShow: (period: Period) => void;
  readonly onClose: () => void;
}

/** Asks for the first and the last day. */
export default function PeriodDialog({ period, onShow, onClose }: Props) {
  const [from, setFrom] = useState<string | null>(period.from);
  const [to, setTo] = useState<string | null>(period.to);
  const [isWrong, setIsWrong] = useState(false);
  const show = () => {
    if (from !== null && to !== null && isPeriod({ from, to })) onShow({ from, to });
    else setIsWrong(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.own} onSubmit={show} action={words.show}>
      <div className="form">
        <DateField label={words.from} value={from} onChange={setFrom} />
        <DateField
          label={words.to}
          value={to}
          onChange={setTo}
          error={isWrong ? words.wrongPeriod(formatNumber(mostReportDays)) : undefined}
        />
      </div>
    </Dialog>
  );
}
