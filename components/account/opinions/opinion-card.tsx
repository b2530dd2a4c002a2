import { AboutProduct } from '#components/account/opinions/about-product.tsx';
import { OpinionWords } from '#components/account/opinions/opinion-words.tsx';
import { StateTag } from '#components/account/opinions/state-tag.tsx';
import { kindTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import type { OwnOpinion } from '#lib/contract/own-opinion.ts';
import { formatDate } from '#lib/format/date.ts';

interface OpinionCardProps {
  opinion: OwnOpinion;
  onEdit: () => void;
  onRemove: () => void;
}

/** Something a member has written, its state, and what can be done with it. */
export function OpinionCard({ opinion, onEdit, onRemove }: OpinionCardProps) {
  const { kind, product, state, createdAt, canChange } = opinion;
  const what = kindTexts[kind].name;
  return (
    <li className="panel grid gap-3" aria-label={`${what}: ${product.nameFa}`}>
      <AboutProduct product={product}>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          <span>{what}</span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <StateTag state={state} />
        </p>
      </AboutProduct>
      <OpinionWords opinion={opinion} />
      {canChange ? (
        <div className="address-acts">
          {product.isThere ? (
            <button
              type="button"
              className="btn btn-text"
              aria-label={opinionTexts.editOf(what, product.nameFa)}
              onClick={onEdit}
            >
              {opinionTexts.edit}
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn-text"
            aria-label={opinionTexts.removeOf(what, product.nameFa)}
            onClick={onRemove}
          >
            {opinionTexts.remove}
          </button>
        </div>
      ) : (
        <p className="text-13 text-ink-3">{opinionTexts.fixed}</p>
      )}
    </li>
  );
}
