import { processors } from 'next-seo';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** A breadcrumb step with its raw path. */
export interface BreadcrumbStep {
  title: string;
  path: string;
}

/** Breadcrumbs as structured data. */
export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // The last step is the page itself, whose address search engines know.
    itemListElement: steps.map(({ title, path }, at) =>
      processors.processBreadcrumbItem(
        at === steps.length - 1 ? { name: title } : { name: title, item: absoluteUrl(path) },
        at + 1,
      ),
    ),
  };
}
