import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/contract/paths.ts';
import { postHead } from '#lib/rules/head-texts.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { slugify } from '#lib/text/slug.ts';
import { draftFacts } from '#panel/link-preview/draft-facts.ts';
import { LinkBox } from '#panel/link-preview/link-box.tsx';
import { MadePicture } from '#panel/link-preview/made-picture.tsx';
import { categoriesQuery } from '#panel/posts/calls.ts';
import type { PostForm } from '#panel/posts/use-post-form.ts';
import { useMe } from '#panel/session/use-me.ts';
import { useSettled } from '#panel/ui/use-settled.ts';

/** After the last change, in ms. */
const pause = 250;

/** How a link to the post will look elsewhere, as it is being written. */
export default function PostLink({ form: { values, base } }: { form: PostForm }) {
  const { shopName } = useMe();
  const { data: categories } = useQuery(categoriesQuery);
  const { title, summary, seoDescription, slug, image, categorySlug } = useSettled(values, pause);
  const written = slugify(normalisePersian(slug === '' ? title : slug));
  const category = categories?.items.find((each) => each.slug === categorySlug);
  const head = postHead({
    title: title.trim(),
    summary: summary.trim(),
    seoDescription: seoDescription.trim(),
  });
  const path = base ? paths.post(base.id, written) : `${paths.blog}/${written}`;
  return (
    <LinkBox
      isPlain
      facts={draftFacts({ head, path, shopName }, location.origin)}
      picture={
        <MadePicture
          hash={pictureHash(image)}
          name={title}
          kicker={category?.title ?? ''}
          price=""
          shopName={shopName}
        />
      }
    />
  );
}
