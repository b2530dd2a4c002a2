import { useQuery } from '@tanstack/react-query';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { pageQuery } from '#panel/pages/calls.ts';
import { PageForm } from '#panel/pages/page-form.tsx';
import { pagesTexts } from '#panel/pages/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Waiting } from '#panel/ui/states.tsx';

/** «ویرایش برگه»: `name` of the address says which. */
export default function PageScreen() {
  const [{ name = '' }] = useFilters();
  const { data, error, refetch } = useQuery({ ...pageQuery(name), enabled: name !== '' });
  if (name === '') return <ScreenMissing />;
  if (data) return <PageForm key={data.id} page={data} />;
  return (
    <Page title={pagesTexts.edit} back="/pages">
      <Waiting error={error} onRetry={refetch} />
    </Page>
  );
}
