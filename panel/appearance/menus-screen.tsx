import { useQuery } from '@tanstack/react-query';
import { partQuery } from '#panel/appearance/calls.ts';
import { MenuForm } from '#panel/appearance/menu-form.tsx';
import { PartWaiting } from '#panel/appearance/part-page.tsx';
import { places } from '#panel/appearance/places.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { useFilters } from '#panel/ui/address.ts';

/** «منوها» */
export default function MenusScreen() {
  const [{ place: written }] = useFilters();
  const place = places.find((each) => each === written) ?? 'side';
  const { data, error, refetch } = useQuery(partQuery(place));
  if (data) return <MenuForm key={place} place={place} part={data} />;
  return <PartWaiting title={lookTexts.menus} error={error} onRetry={refetch} />;
}
