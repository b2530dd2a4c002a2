import { About } from '#components/account/opinions/about.tsx';
import { OpinionWords } from '#components/account/opinions/opinion-words.tsx';
import { StateTag } from '#components/account/opinions/state-tag.tsx';
import { subjectOf } from '#components/account/opinions/subject.ts';
import { opinionTexts, writtenTexts } from '#components/account/opinions/texts.ts';
import type { OwnComment, OwnOpinion } from '#lib/contract/opinion.ts';
import { formatDate } from '#lib/text/date.ts';

interface OpinionCardProps {
  opinion: OwnOpinion | OwnComment;
  /** Null if it cannot be edited. */
  onEdit: (() => void) | null;
  /** Null if it cannot be removed. */
  onRemove: (() => void) | null;
}

/** A member's opinion with its state and actions. */
export function OpinionCard({ opinion, onEdit, onRemove }: OpinionCardProps) {
  const { kind, state, createdAt } = opinion;
  const what = writtenTexts[kind].name;
  const subject = subjectOf(opinion);
  return (
    <li className="panel grid gap-3" aria-label={`${what}: ${subject.name}`}>
      <About subject={subject}>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          <span>{what}</span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <StateTag state={state} />
        </p>
      </About>
      <OpinionWords opinion={opinion} />
      {onRemove === null ? (
        <p className="text-13 text-ink-3">{opinionTexts.fixed}</p>
      ) : (
        <div className="address-acts">
          {onEdit === null ? null : (
            <button
              type="button"
              className="btn btn-text"
              aria-label={opinionTexts.editOf(what, subject.name)}
              onClick={onEdit}
            >
              {opinionTexts.edit}
            </button>
          )}
          <button
            type="button"
            className="btn btn-text"
            aria-label={opinionTexts.removeOf(what, subject.name)}
            onClick={onRemove}
          >
            {opinionTexts.remove}
          </button>
        </div>
      )}
    </li>
  );
}
