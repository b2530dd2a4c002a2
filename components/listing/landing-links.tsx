import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The landing pages of a category, for people and crawlers. */
export function LandingLinks({ loaded: { kind, list, narrowing } }: { loaded: LoadedList }) {
  if (list.landings.length === 0) return null;
  return (
    <nav aria-label={listingTexts.landings} className="mb-6 lg:mb-8">
      <ul className="landing-links">
        {list.landings.map(({ title, slug }) => (
          <li key={slug}>
            <a
              className="chip"
              href={kind === 'offers' ? paths.offers(slug) : `${narrowing.path}/${slug}`}
              {...(slug === list.landing?.slug && { 'aria-current': 'page' })}
            >
              <MixedText>{title}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
