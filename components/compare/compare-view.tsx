import { Collected } from '#components/compare/collected.tsx';
import { CompareEmpty } from '#components/compare/compare-empty.tsx';
import { CompareTable } from '#components/compare/compare-table.tsx';
import { Picker } from '#components/compare/picker.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { comparedGroups } from '#lib/compare/facts.ts';
import { compareHref } from '#lib/compare/query.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import { mostCompared } from '#lib/contract/limits.ts';
import { paths } from '#lib/contract/paths.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

interface CompareViewProps {
  comparison: GetCompareAnswer | null;
  /** Products that can be added. */
  offers: readonly ProductCard[];
  /** Slug of the search text, or ''. */
  find: string;
}

/** The comparison, or how to start one. Works without JavaScript: every action is a link. */
export function CompareView({ comparison, offers, find }: CompareViewProps) {
  if (comparison === null) {
    return (
      <div className="wrap">
        <CompareEmpty />
      </div>
    );
  }
  const { group, products } = comparison;
  const ids = products.map(({ websiteCode }) => websiteCode);
  return (
    <div className="wrap pb-16">
      <Breadcrumbs
        steps={[
          { title: group.title, path: paths.category(group.id, group.slug) },
          { title: compareTexts.compare, path: compareHref(ids) },
        ]}
      />
      <h1 className="pb-4 pt-2 text-22 font-title lg:text-28">
        <MixedText>{compareTexts.titleOf(group.title)}</MixedText>
      </h1>
      <Notices comparison={comparison} />
      <CompareTable
        products={products.map(cardFacts)}
        notes={couponNotes(products)}
        groups={comparedGroups(comparison)}
      />
      {products.length < mostCompared ? (
        <Picker
          key={`${ids.join()} ${find}`}
          group={{ id: group.id, title: group.title }}
          ids={ids}
          offers={offers.map(cardFacts)}
          find={find}
        />
      ) : null}
      <Collected
        group={{ id: group.id, title: group.title }}
        items={products.map(({ websiteCode, nameFa, image }) => ({
          websiteCode,
          name: nameFa,
          image,
        }))}
      />
    </div>
  );
}

/** Notices: products that were not found or belong to another group, and a table of one product. */
function Notices({ comparison }: { comparison: GetCompareAnswer }) {
  const { group, products, others, missing } = comparison;
  return (
    <>
      {missing.length === 0 ? null : <Notice>{compareTexts.missing(missing.length)}</Notice>}
      {others.map(({ websiteCode, nameFa, group: own }) => (
        <Notice key={websiteCode} href={compareHref([websiteCode])}>
          {compareTexts.otherGroup(nameFa, own.title, group.title)}
        </Notice>
      ))}
      {products.length === 1 ? <Notice href="#picker">{compareTexts.alone}</Notice> : null}
    </>
  );
}

function Notice({ href, children }: { href?: string; children: string }) {
  return (
    <p className="compare-note">
      <Icon name="info" />
      <span>
        <MixedText>{children}</MixedText>
      </span>
      {href === undefined ? null : (
        <a className="link" href={href}>
          {href === '#picker' ? compareTexts.addSlot : compareTexts.separately}
        </a>
      )}
    </p>
  );
}
