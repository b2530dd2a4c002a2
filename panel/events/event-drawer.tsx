import type { StaffEvent } from '#lib/contract/staff.ts';
import { formatDate } from '#lib/text/date.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { areaTitle, eventTexts } from '#panel/events/texts.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';

/** A recorded value as text; never as markup. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface Props {
  event: StaffEvent;
  onClose: () => void;
}

/** One event: who, when, and each value before and after. */
export function EventDrawer({ event, onClose }: Props) {
  const { label, subjectLabel, person, at, area, before, after } = event;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <Dialog isOpen isDrawer title={label} onClose={onClose}>
      <div>
        <p className="font-label">{subjectLabel}</p>
        <p className="small faint">
          {`${person?.name ?? eventTexts.system} · ${areaTitle(area)} · ${formatDate(at)}، `}
          <bdi dir="ltr">{timeOf(at)}</bdi>
        </p>
      </div>
      {names.length === 0 ? (
        <p className="muted">{eventTexts.noDetails}</p>
      ) : (
        <dl className="grid gap-3">
          {names.map((name) => (
            <div key={name} className="grid gap-1 border-b border-line pb-3">
              <dt className="small faint">
                <bdi dir="ltr">{name}</bdi>
              </dt>
              <dd className="grid grid-cols-2 gap-3 break-words medium">
                <span>
                  <span className="small faint block">{eventTexts.before}</span>
                  <span dir="auto">{shown(before?.[name])}</span>
                </span>
                <span>
                  <span className="small faint block">{eventTexts.after}</span>
                  <span dir="auto">{shown(after?.[name])}</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
