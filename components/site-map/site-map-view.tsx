import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { siteMapTexts as texts } from '#components/site-map/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { SiteMapAnswer } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';

interface Entry {
  title: string;
  path: string;
  /** Depth in the tree; 1 is the top. */
  level?: number;
}

/** Indent by level; deeper levels are not indented further. */
const indents = ['', '', 'ps-4', 'ps-8'] as const;

/** Links to every list and page of the shop, on one page, without scripts. */
export function SiteMapView({ map }: { map: SiteMapAnswer }) {
  return (
    <div className="wrap pb-16">
      <Breadcrumbs steps={[{ title: texts.title, path: paths.siteMap }]} />
      <h1 className="pb-4 pt-2 text-22 font-title lg:text-28">{texts.title}</h1>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        <Section
          title={texts.categories}
          entries={[
            { title: texts.wholeShop, path: paths.shop },
            { title: texts.priceList, path: paths.priceList(0, '') },
            ...map.categories.map(({ id, title, slug, level }) => ({
              title,
              path: paths.category(id, slug),
              level,
            })),
          ]}
        />
        <Section
          id="brands"
          title={texts.brands}
          entries={map.brands.map(({ id, title, slug }) => ({
            title,
            path: paths.brand(id, slug),
          }))}
        />
        {map.magazine.length === 0 ? null : (
          <Section
            title={texts.magazine}
            entries={[
              { title: texts.allPosts, path: paths.blog },
              ...map.magazine.map(({ title, slug }) => ({
                title,
                path: paths.blogCategory(slug),
              })),
            ]}
          />
        )}
        <Section
          title={texts.pages}
          entries={map.pages.map(({ name, title }) => ({ title, path: paths.page(name) }))}
        />
      </div>
    </div>
  );
}

interface SectionProps {
  id?: string;
  title: string;
  entries: readonly Entry[];
}

function Section({ id, title, entries }: SectionProps) {
  if (entries.length === 0) return null;
  return (
    <section id={id}>
      <h2 className="pb-2 text-18 font-label">{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path} className={indents[entry.level ?? 1] ?? indents[3]}>
            <a
              className={`block py-2 hover:underline ${entry.level === 1 ? 'font-label' : 'text-ink-2'}`}
              href={entry.path}
            >
              <MixedText>{entry.title}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
