'use client';

import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { ServerAlone } from '#components/ui/server-alone.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { breadcrumbJsonLd, type BreadcrumbStep } from '#lib/seo/breadcrumb.ts';

const texts = { label: 'مسیر صفحه', home: 'خانه' };

/**
 * Path from the home page to this one, for shoppers and search engines. The last step is the page
 * itself. A client component, because its props are a fifth of the size of its markup in the RSC
 * payload.
 */
export function Breadcrumbs({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const all = [{ title: texts.home, path: '/' }, ...steps];
  return (
    <nav aria-label={texts.label}>
      <ol className="crumbs">
        {all.map(({ title, path }, at) => (
          <li key={path}>
            {at === all.length - 1 ? (
              <span aria-current="page">
                <NameText>{title}</NameText>
              </span>
            ) : (
              <a href={path}>
                <MixedText>{title}</MixedText>
              </a>
            )}
          </li>
        ))}
      </ol>
      <ServerAlone>
        {typeof window === 'undefined' ? <JsonLd data={breadcrumbJsonLd(all)} /> : null}
      </ServerAlone>
    </nav>
  );
}
