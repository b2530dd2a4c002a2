import { pageTexts } from '#components/product/product-page-texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { GetDetailAnswer } from '#lib/contract/product.ts';

/** Technical specifications, by group. */
export function Specifications({ groups }: { groups: GetDetailAnswer['specifications'] }) {
  if (groups.length === 0) return null;
  return (
    <section id="specifications" aria-labelledby="specifications-title">
      <h2 id="specifications-title">{pageTexts.specifications}</h2>
      {groups.map(({ group, items }) => (
        <div key={group}>
          <h3>{group}</h3>
          <dl className="specs">
            {items.map(({ title, value }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <MixedText>{value}</MixedText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
