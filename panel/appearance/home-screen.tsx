import { useQuery } from '@tanstack/react-query';
import { partQuery } from '#panel/appearance/calls.ts';
import { HomeForm } from '#panel/appearance/home-form.tsx';
import { PartWaiting } from '#panel/appearance/part-page.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';

/** «صفحهٔ نخست» */
export default function HomeBlocksScreen() {
  const { data, error, refetch } = useQuery(partQuery('home'));
  if (data) return <HomeForm part={data} />;
  return <PartWaiting title={lookTexts.home} error={error} onRetry={refetch} />;
}
