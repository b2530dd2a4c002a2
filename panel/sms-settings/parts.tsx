import type { SmsSettingsAnswer } from '#lib/contract/sms-settings.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { smsTexts as words } from '#panel/sms-settings/texts.ts';
import { State } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';
import '../settings/keys.css';

/** How many messages were sent, and how many may be. */
export function SentSection({ sent }: Pick<SmsSettingsAnswer, 'sent'>) {
  const { today, hour, waiting, mostToday, mostHour } = sent;
  const figures = [
    [words.today, words.of(formatNumber(today), formatNumber(mostToday))],
    [words.hour, words.of(formatNumber(hour), formatNumber(mostHour))],
    [words.waiting, formatNumber(waiting)],
  ] as const;
  return (
    <section className="section" aria-label={words.counts}>
      <h2>{words.counts}</h2>
      <dl className="sent-figures">
        {figures.map(([title, figure]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{words.budget}</p>
    </section>
  );
}

/** Messages that did not arrive, and why. */
export function FailureSection({ failures }: Pick<SmsSettingsAnswer, 'failures'>) {
  const now = useNow();
  return (
    <section className="section" aria-label={words.failures}>
      <h2>{words.failures}</h2>
      {failures.length === 0 ? (
        <p className="medium muted">{words.noFailures}</p>
      ) : (
        <ul className="plain-rows">
          {failures.map(({ title, mobile, at, reason, isOver }) => (
            <li key={`${at} ${mobile} ${title}`}>
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-label">
                  {title} <bdi dir="ltr">{mobile}</bdi>
                </span>
                <State kind={isOver ? 'bad' : 'wait'}>{isOver ? words.over : words.again}</State>
              </span>
              <span className="medium">{reason}</span>
              <span className="small faint">{lastSeen(at, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
