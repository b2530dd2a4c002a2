import { MixedText } from '#components/ui/mixed-text.tsx';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The landing pages of a category or brand, for people and crawlers. */
export function LandingLinks({ loaded: { path, list } }: { loaded: LoadedList }) {
  if (list.landings.length === 0) return null;
  return (
    <nav aria-label={listingTexts.landings} className="mb-6 lg:mb-8">
      <ul className="landing-links">
        {list.landings.map(({ title, path: own }) => (
          <li key={own}>
            <a className="chip" href={own} {...(own === path && { 'aria-current': 'page' })}>
              <MixedText>{title}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
