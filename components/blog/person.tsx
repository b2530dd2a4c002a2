import type { PropsWithChildren } from 'react';
import { PictureMarkup } from '#components/ui/picture-markup.tsx';
import { linkName } from '#lib/blog/author-links.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import type { AuthorProfile } from '#lib/contract/blog.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet } from '#lib/text/picture.ts';

/** Display width of a person's picture, in px. */
const largest = '112px';

interface PortraitProps {
  name: string;
  /** '' or absent: the first letter of the name stands in. */
  image?: string | undefined;
  /** The picture says who it shows; '' if the name stands beside it. */
  alt?: string;
  isEarly?: boolean;
}

/** Picture of a person, round. */
export function Portrait({ name, image = '', alt = '', isEarly = false }: PortraitProps) {
  return image === '' ? (
    <span className="initial" aria-hidden>
      {Array.from(name)[0]}
    </span>
  ) : (
    <PictureMarkup
      className="portrait"
      image={image}
      alt={alt}
      sizes={largest}
      srcSet={pictureSrcSet(publicConfig.imageBase, image, largest)}
      load={isEarly ? 'eager' : 'lazy'}
    />
  );
}

interface PersonProps extends PropsWithChildren {
  name: string;
  /** Absent: the list is not of an author. */
  profile: AuthorProfile | null | undefined;
}

/** Heading of a list, for an author's with picture and links to their pages elsewhere. */
export function Person({ name, profile, children }: PersonProps) {
  if (!profile) return <div>{children}</div>;
  const { image, links } = profile;
  return (
    <div className="person">
      <Portrait name={name} image={image} alt={name} isEarly />
      <div>
        {children}
        {links.length === 0 ? null : (
          <ul aria-label={blogTexts.elsewhere(name)}>
            {links.map((url) => (
              <li key={url}>
                <a className="chip chip-sm" href={url} rel="me noopener">
                  <bdi>{linkName(url)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
