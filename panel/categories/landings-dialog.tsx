import type { LandingOwner } from '#panel/categories/landing-calls.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { Landings } from '#panel/categories/landings.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  category: LandingOwner;
  onClose: () => void;
}

/** The landing pages of a category. */
export default function LandingsDialog({ category, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={landingTexts.titleOf(category.title)} size="large">
      <Landings category={category} />
    </Dialog>
  );
}
