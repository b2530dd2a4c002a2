import { opinionStateTexts } from '#components/account/opinions/texts.ts';
import type { OpinionState } from '#lib/contract/opinion.ts';

const classNames: Readonly<Record<OpinionState, string>> = {
  waiting: 'tag tag-warn',
  shown: 'tag tag-good',
  refused: 'tag tag-bad',
};

/** Moderation state of an opinion. */
export function StateTag({ state }: { state: OpinionState }) {
  return <span className={classNames[state]}>{opinionStateTexts[state]}</span>;
}
