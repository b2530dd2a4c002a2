import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { TodayAnswer } from '#lib/contract/admin-today.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { homeTexts as words } from '#panel/home/texts.ts';
import { useNow } from '#panel/ui/use-now.ts';

/** Changes of the last week that owners should know of: a message about one can fail to arrive, this list always shows it. */
export function Guarded({ today }: { today: TodayAnswer | undefined }) {
  const now = useNow();
  const events = today?.guarded ?? [];
  if (events.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={words.guarded}>
      <h2>{words.guarded}</h2>
      <p className="small muted">{words.guardedHint}</p>
      <ul className="box waits">
        {events.map(({ id, at, person, label, subjectLabel, count }) => (
          <li key={id}>
            <Link
              to="/settings/events"
              search={{
                area: 'settings',
                since: '7',
                ...(person && { person: String(person.id) }),
              }}
            >
              <span className="grid flex-1 min-w-0">
                <span className="font-label truncate">{`${label}، ${subjectLabel}`}</span>
                <span className="small faint truncate">
                  {words.doneBy(person?.name ?? words.system, lastSeen(at, now))}
                  {count > 1 ? words.times(formatNumber(count)) : null}
                </span>
              </span>
              <ChevronLeft className="i i-s" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
