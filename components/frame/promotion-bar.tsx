import { ClosePromotion } from '#components/frame/close-promotion.tsx';
import { frameTexts } from '#components/frame/texts.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { publicConfig } from '#lib/public-config.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { pictureUrl } from '#lib/text/picture.ts';

type TopBanner = NonNullable<MasterData['topBanner']>;

/**
 * Identifies a promotion, so that a new one is shown to visitors who closed the last: a short hash
 * of its text and image.
 */
export function promotionName(banner: MasterData['topBanner']): string {
  if (banner === null) return '';
  let sum = 0;
  for (const letter of `${banner.title}|${banner.bannerImgUrl}`) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  }
  return sum.toString(36);
}

/** Promotional banner above the header: an image or a text. */
export function PromotionBar({ banner }: { banner: TopBanner }) {
  const { bannerImgUrl, bannerLink, title } = banner;
  const content = bannerImgUrl ? (
    <img src={pictureUrl(publicConfig.imageBase, bannerImgUrl)} alt={title} height={44} />
  ) : (
    toPersianDigits(title)
  );
  return (
    <aside className="promo" aria-label={frameTexts.promotion}>
      <div className="wrap">
        {bannerLink ? <a href={bannerLink}>{content}</a> : <p>{content}</p>}
        <ClosePromotion promotion={promotionName(banner)} />
      </div>
    </aside>
  );
}
