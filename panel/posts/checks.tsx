import { Check, TriangleAlert } from 'lucide-react';
import { formatNumber } from '#lib/text/toman.ts';
import { factsOf } from '#panel/editor/facts.ts';
import { postsTexts } from '#panel/posts/texts.ts';
import type { PostValues } from '#panel/posts/values.ts';

/** Words a minute, as the service counts. */
const wordsAMinute = 200;

function linesOf({ title, image, imageAlt, bodyHtml }: PostValues) {
  const { products, withoutAlt, words } = factsOf(bodyHtml);
  const missing = withoutAlt + (image !== '' && imageAlt.trim() === '' ? 1 : 0);
  const length = title.trim().length;
  const minutes = Math.max(1, Math.round(words / wordsAMinute));
  return [
    length > 0
      ? { isGood: true, text: postsTexts.titleLength(formatNumber(length)) }
      : { isGood: false, text: postsTexts.noTitle },
    { isGood: true, text: postsTexts.minutes(formatNumber(minutes)) },
    {
      isGood: true,
      text: products > 0 ? postsTexts.links(formatNumber(products)) : postsTexts.noLinks,
    },
    ...(image === '' ? [{ isGood: false, text: postsTexts.noPicture }] : []),
    missing > 0
      ? { isGood: false, text: postsTexts.missingAlts(formatNumber(missing)) }
      : { isGood: true, text: postsTexts.allAlts },
  ];
}

/** What is worth a look before it is published. */
export function Checks({ values }: { values: PostValues }) {
  return (
    <section className="grid gap-2">
      <h2 className="label">{postsTexts.checks}</h2>
      <ul className="grid gap-2">
        {linesOf(values).map(({ isGood, text }) => (
          <li key={text} className="flex items-center gap-2 medium">
            {isGood ? (
              <Check className="i i-s text-good" aria-hidden="true" />
            ) : (
              <TriangleAlert className="i i-s text-warn" aria-hidden="true" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
