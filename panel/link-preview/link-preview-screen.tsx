import { useQuery } from '@tanstack/react-query';
import { Eye, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { LinkPreviewAnswer } from '#lib/contract/link-preview.ts';
import { services } from '#lib/rules/link-preview/services.ts';
import { previewTexts } from '#lib/rules/link-preview/texts.ts';
import { CallError } from '#panel/client.ts';
import { Page } from '#panel/frame/page.tsx';
import { linkPreviewQuery } from '#panel/link-preview/calls.ts';
import { PlaceCard, Warnings } from '#panel/link-preview/place-card.tsx';
import { linkTexts } from '#panel/link-preview/texts.ts';
import { queries } from '#panel/queries.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { EmptyState, Tag, Waiting } from '#panel/ui/states.tsx';

/** The path of a picture of the shop; null for one of another site. */
function ownPicture({ url, picture }: LinkPreviewAnswer['facts']): string | null {
  const at = URL.parse(picture?.url ?? '');
  if (at === null || at.origin !== new URL(url).origin) return null;
  return at.pathname;
}

function Picture({ facts }: { facts: LinkPreviewAnswer['facts'] }) {
  const path = ownPicture(facts);
  return path === null ? null : <img src={path} alt="" className="link-picture" />;
}

function Places({ facts, warnings }: LinkPreviewAnswer) {
  const count = warnings.common.length;
  return (
    <div className="grid gap-4">
      <section className="box grid gap-2" aria-labelledby="everywhere">
        <div className="flex items-center justify-between gap-2">
          <h2 id="everywhere">{linkTexts.everywhere}</h2>
          {count > 0 ? <Tag kind="wait">{linkTexts.warnings(count)}</Tag> : null}
        </div>
        <Warnings found={warnings.common} fine={linkTexts.fineEverywhere} />
      </section>
      <div className="places-grid">
        {services.map((service) => {
          const found = warnings.services[service.name];
          return (
            <section
              key={service.name}
              className="box grid content-start gap-3"
              aria-labelledby={`place-${service.name}`}
            >
              <div className="flex items-center justify-between gap-2">
                <h2 id={`place-${service.name}`}>{previewTexts.services[service.name]}</h2>
                {found.length > 0 ? (
                  <Tag kind="wait">{linkTexts.warnings(found.length)}</Tag>
                ) : null}
              </div>
              <PlaceCard service={service} facts={facts} picture={<Picture facts={facts} />} />
              <Warnings found={found} fine={linkTexts.fine} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

function Look({ url }: { url: string }) {
  const { data, error, isFetching, refetch } = useQuery(linkPreviewQuery(url));
  if (error instanceof CallError && error.status === 422) return null;
  if (data && !error && !isFetching) return <Places {...data} />;
  return <Waiting error={error} onRetry={refetch} />;
}

/** Why an address is refused; undefined if it is not. */
function useFault(url: string): string | undefined {
  const { error } = useQuery({ ...linkPreviewQuery(url), enabled: url !== '' });
  return error instanceof CallError && error.status === 422
    ? (error.fields['url'] ?? linkTexts.foreign)
    : undefined;
}

/** «پیش‌نمایش پیوند»: how a page of the shop is displayed elsewhere. `url` of the address says which. */
export default function LinkPreviewScreen() {
  const [{ url = '' }, setFilters] = useFilters();
  const [written, setWritten] = useState(url);
  const fault = useFault(url);
  return (
    <Page title={linkTexts.title}>
      <div className="grid gap-6">
        <form
          className="link-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (written.trim() === url) void queries.invalidateQueries(linkPreviewQuery(url));
            else setFilters({ url: written.trim() });
          }}
        >
          <TextField
            label={linkTexts.url}
            hint={linkTexts.urlHint}
            error={written.trim() === url ? fault : undefined}
            isLatin
            maxLength={2_000}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
          <Button
            type="submit"
            look="primary"
            disabled={written.trim() === ''}
            icon={<Eye className="i i-s" aria-hidden="true" />}
          >
            {linkTexts.look}
          </Button>
        </form>
        {url === '' ? (
          <EmptyState icon={Link2} title={linkTexts.empty} text={linkTexts.emptyText} />
        ) : (
          <Look key={url} url={url} />
        )}
      </div>
    </Page>
  );
}
