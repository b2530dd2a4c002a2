import { OwnPicture } from '#components/account/opinions/own-picture.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { Points } from '#components/product/opinions/points.tsx';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import type { OwnComment, OwnOpinion } from '#lib/contract/opinion.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const ofNoProduct = { stars: null, asked: null, good: [], bad: [], pictures: [] };

/** The text of an opinion, and the reason if it was rejected. */
export function OpinionWords({ opinion }: { opinion: OwnOpinion | OwnComment }) {
  const { body, reason } = opinion;
  const { stars, asked, good, bad, pictures } = opinion.kind === 'comment' ? ofNoProduct : opinion;
  return (
    <div className="grid gap-1">
      {stars === null ? null : (
        <p>
          <span className="rate">
            <span className="sr-only">{opinionTexts.given(stars)}</span>
            <b aria-hidden>{toPersianDigits(stars)}</b>
          </span>
        </p>
      )}
      {asked === null ? null : (
        <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">
          {opinionTexts.asked}: <WrittenText>{asked.body ?? opinionTexts.askedHidden}</WrittenText>
        </p>
      )}
      {body === '' ? null : (
        <p className="opinion-body">
          <WrittenText>{body}</WrittenText>
        </p>
      )}
      <Points are="good" points={good} />
      <Points are="bad" points={bad} />
      {pictures.length === 0 ? null : (
        <div className="return-pictures">
          {pictures.map(({ id, isRefused }, at) => (
            <OwnPicture key={id} id={id} alt={opinionTexts.picture(at + 1)}>
              {isRefused ? (
                <span className="own-picture-refused">{opinionTexts.refusedPicture}</span>
              ) : null}
            </OwnPicture>
          ))}
        </div>
      )}
      {reason === '' ? null : (
        <p className="text-13 text-bad [overflow-wrap:anywhere]">
          {opinionTexts.reason}: <WrittenText>{reason}</WrittenText>
        </p>
      )}
    </div>
  );
}
