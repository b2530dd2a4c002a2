import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChosenFilters } from '#components/listing/chosen-filters.tsx';
import { FilterPanel } from '#components/listing/filter-panel.tsx';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { firstPage, type ListQuery } from '#lib/rules/list-query.ts';

const query: ListQuery = { ...firstPage, filters: [['filter-discount', '1']] };

/** Where «حذف فیلترها» leads on a narrowed list, and on a landing page. */
function clearing(own: string | undefined): (string | undefined)[] {
  const page = load(
    renderToStaticMarkup(
      <>
        <ChosenFilters path="/shop" query={query} filters={[]} isOwn={own !== undefined} />
        <FilterPanel
          path="/shop"
          query={query}
          own={own}
          filters={[]}
          categoryId={0}
          brandId={null}
        >
          {null}
        </FilterPanel>
      </>,
    ),
  );
  return page('a')
    .toArray()
    .filter((link) => page(link).text() === filterTexts.clearFilters)
    .map((link) => page(link).attr('href'));
}

test('filters are removed from the list, but a landing page keeps its own', () => {
  expect(clearing(undefined)).toEqual(['/shop', '/shop', '/shop']);
  expect(clearing('/shop/offers/yalda')).toEqual(['/shop/offers/yalda']);
});
