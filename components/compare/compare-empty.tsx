import { Resume } from '#components/compare/resume.tsx';
import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { compareTexts } from '#lib/compare/texts.ts';
import { paths } from '#lib/contract/paths.ts';

/** Explains how to start a comparison, or to continue with the collected products. */
export function CompareEmpty() {
  return (
    <section className="empty">
      <span className="empty-sign">
        <Icon name="scale" />
      </span>
      <h1>{compareTexts.empty}</h1>
      <p>{compareTexts.emptyText}</p>
      <div className="empty-ways">
        <Resume />
        <a href={paths.shop} className="btn btn-outline">
          {compareTexts.toShop}
        </a>
      </div>
      <PopularCategories />
    </section>
  );
}
