import { MixedText } from '#components/ui/mixed-text.tsx';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { shownBands } from '#lib/listing/bands.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/**
 * The landing pages of a category or brand, for people and crawlers, besides those of its bands of prices. The page's own
 * comes first, so that a phone's row shows it.
 */
export function LandingLinks({ loaded }: { loaded: LoadedList }) {
  const { path, list } = loaded;
  const bands = new Set(shownBands(loaded).map((band) => band.path));
  const landings = list.landings.filter((each) => !bands.has(each.path));
  if (landings.length === 0) return null;
  const isOwn = (at: { path: string }): boolean => at.path === path;
  const shown = [...landings.filter(isOwn), ...landings.filter((each) => !isOwn(each))];
  return (
    <nav aria-label={listingTexts.landings}>
      <ul className="landing-links">
        {shown.map(({ title, path: own }) => (
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
