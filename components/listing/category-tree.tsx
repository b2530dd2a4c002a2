import { MixedText } from '#components/ui/mixed-text.tsx';
import type { GetListAnswer } from '#lib/contract/product.ts';
import { categoryLink, childLink } from '#lib/listing/child-link.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { formatNumber } from '#lib/text/toman.ts';

type Crumb = GetListAnswer['breadcrumb'][number];

/** The categories above and below a list, with the number of its products in each. */
export function CategoryTree({ loaded }: { loaded: LoadedList }) {
  const { kind, list } = loaded;
  if (kind === 'brand' || kind === 'offers' || list.children.length === 0) return null;
  const current = list.breadcrumb.at(-1);
  return (
    <details className="acc filter" open>
      <summary>{listingTexts.categories}</summary>
      <ul className="filter-tree">
        {current === undefined ? null : <Above loaded={loaded} current={current} />}
        {list.children.map((child) => (
          <li key={child.id} className={current === undefined ? undefined : 'filter-below'}>
            <a {...childLink(loaded, child)}>
              <span>
                <MixedText>{child.title}</MixedText>
              </span>
              <small>{formatNumber(child.productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Above({ loaded, current }: { loaded: LoadedList; current: Crumb }) {
  const whole = { id: 0, title: listingTexts.wholeShop, slug: '' };
  return (
    <>
      {[whole, ...loaded.list.breadcrumb.slice(0, -1)].map((each) => (
        <li key={each.id}>
          <a href={categoryLink(loaded, each)}>
            <MixedText>{each.title}</MixedText>
          </a>
        </li>
      ))}
      <li>
        <b>
          <MixedText>{current.title}</MixedText>
        </b>
      </li>
    </>
  );
}
