import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { TodayAnswer } from '#lib/contract/admin-today.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { homeTexts as words } from '#panel/home/texts.ts';
import { useNow } from '#panel/ui/use-now.ts';

/** What owners hear of, of the last week: nobody can keep it from them, as a message could be kept. */
export function Guarded({ today }: { today: TodayAnswer | undefined }) {
  const now = useNow();
  const events = today?.guarded ?? [];
  if (events.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={words.guarded}>
      <h2>{words.guarded}</h2>
      <p className="small muted">{words.guardedHint}</p>
      <ul className="box waits">
        {events.map(({ id, at, person, label, subjectLabel }) => (
          <li key={id}>
            <Link to="/settings/events" search={{ area: 'settings', since: '7' }}>
              <span className="grid flex-1 min-w-0">
                <span className="font-label truncate">{`${label}، ${subjectLabel}`}</span>
                <span className="small faint truncate">
                  {words.doneBy(person?.name ?? words.system, lastSeen(at, now))}
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
