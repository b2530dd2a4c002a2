import { paths } from '#lib/contract/paths.ts';
import { defaultPreview, pageHead } from '#lib/rules/head-texts.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { draftFacts } from '#panel/link-preview/draft-facts.ts';
import { LinkBox } from '#panel/link-preview/link-box.tsx';
import type { PageValues } from '#panel/pages/values.ts';
import { useMe } from '#panel/session/use-me.ts';
import { useSettled } from '#panel/ui/use-settled.ts';

/** After the last change, in ms. */
const pause = 250;

/** How a link to the page will look elsewhere, as it is being written. */
export default function PageLink({ values }: { values: PageValues }) {
  const { shopName } = useMe();
  const { title, seoDescription, name, noIndex } = useSettled(values, pause);
  const written = normalisePersian(name).split('/').map(slugify).filter(Boolean).join('/');
  const head = pageHead({ title: title.trim(), seoDescription: seoDescription.trim() });
  return (
    <LinkBox
      isPlain
      facts={draftFacts({ head, path: paths.page(written), shopName, noIndex }, location.origin)}
      picture={<img src={defaultPreview} alt="" className="link-picture" />}
    />
  );
}
