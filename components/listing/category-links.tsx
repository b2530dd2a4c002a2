import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { Crumb } from '#lib/contract/values.ts';
import { getCategoryLinks } from '#lib/listing/server.ts';
import { listingTexts } from '#lib/listing/texts.ts';

interface CategoryLinksProps {
  category: Crumb | undefined;
}

/** Lists near a category: its prices, its brands and the categories beside it. */
export function CategoryLinks({ category }: CategoryLinksProps) {
  return category === undefined ? null : (
    <SectionBoundary>
      <Near {...category} />
    </SectionBoundary>
  );
}

async function Near({ id, title, slug }: Crumb) {
  const found = await getCategoryLinks(id);
  const { brands, siblings } = found.found ? found.data : { brands: [], siblings: [] };
  const prices = { id, slug, title: listingTexts.prices(title) };
  // Without brands there are no products, so there are no prices.
  const own = brands.length === 0 ? [] : [prices];
  return (
    <nav aria-label={listingTexts.near} className="wrap list-near">
      <Links title={listingTexts.today} links={own} pathOf={paths.priceList} />
      <Links title={listingTexts.brandsOf(title)} links={brands} pathOf={paths.brand} />
      <Links title={listingTexts.siblings} links={siblings} pathOf={paths.category} />
    </nav>
  );
}

interface LinksProps {
  title: string;
  links: readonly Crumb[];
  pathOf: (id: number, slug: string) => string;
}

function Links({ title, links, pathOf }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>
        <MixedText>{title}</MixedText>
      </h2>
      <ul>
        {links.map(({ id, slug, title: name }) => (
          <li key={id}>
            <a href={pathOf(id, slug)}>
              <MixedText>{name}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
