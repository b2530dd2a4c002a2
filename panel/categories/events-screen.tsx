import type { LandingOwner } from '#panel/categories/landing-calls.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { Landings } from '#panel/categories/landings.tsx';
import { Page } from '#panel/frame/page.tsx';

/** Events are landing pages of all goods. */
const wholeShop: LandingOwner = { id: 0, title: landingTexts.wholeShop, slug: '' };

/** «رویدادها» */
export default function EventsScreen() {
  return (
    <Page title={landingTexts.events} width="mid">
      <Landings category={wholeShop} />
    </Page>
  );
}
