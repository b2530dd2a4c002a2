import type { ListTotal } from '#lib/contract/goods.ts';
import { splitMixedText } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { goodsTexts } from '#panel/goods/texts.ts';
import { Thumb } from '#panel/ui/thumb.tsx';

/** A product's name; Latin words in it keep their direction. */
export function GoodsName({ name }: { name: string }) {
  return splitMixedText(name).map(({ text, latin }, at) =>
    latin ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part has nothing else
      <bdi key={at} dir="ltr">
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}

/** A product's picture, or its ground where it has none. */
export function Picture({ image, size }: { image: string | null; size: 28 | 40 | 56 }) {
  if (image === null) {
    return <span className="thumb" style={{ inlineSize: size, blockSize: size }} />;
  }
  return <Thumb image={image} size={size} />;
}

/** How many there are; above what is counted an estimate. */
export const totalText = ({ count, isExact }: ListTotal): string =>
  isExact ? formatNumber(count) : goodsTexts.about(formatNumber(count));
