import type { CustomerOpinion } from '#lib/contract/customer.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { kindTitles } from '#panel/opinions/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { type Kind, State } from '#panel/ui/states.tsx';

const kinds: Readonly<Record<CustomerOpinion['state'], Kind>> = {
  waiting: 'wait',
  shown: 'good',
  refused: 'bad',
};

interface Props {
  opinions: readonly CustomerOpinion[];
  /** Of all. */
  count: number;
}

/** What they wrote, the latest first. */
export function CustomerOpinions({ opinions, count }: Props) {
  const rest = count - opinions.length;
  return (
    <section className="section" aria-label={words.opinions}>
      <h2>{words.opinions}</h2>
      {opinions.length === 0 ? <p className="muted medium">{words.noOpinions}</p> : null}
      <ul className="codes" aria-label={words.opinions}>
        {opinions.map(({ kind, id, title, stars, body, state, createdAt }) => (
          <li key={`${kind} ${id}`}>
            <span className="grid flex-1 min-w-0">
              <span className="small faint">
                {words.about(kindTitles[kind], isolateLatin(title))}
              </span>
              <span className="clamp-2" dir="auto">
                {body === '' ? words.stars(formatNumber(stars ?? 0)) : body}
              </span>
              <At moment={createdAt} />
            </span>
            <State kind={kinds[state]}>{words.states[state]}</State>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="hint">{words.more(formatNumber(rest))}</p> : null}
    </section>
  );
}
