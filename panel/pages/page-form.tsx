import { useNavigate } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { AdminPage } from '#lib/contract/admin-page.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { contentTexts } from '#panel/content/texts.ts';
import { Writing } from '#panel/content/writing.tsx';
import { type ContentForm, useContentForm } from '#panel/content/use-content-form.ts';
import { factsOf } from '#panel/editor/facts.ts';
import { PreviewButton } from '#panel/draft/preview-button.tsx';
import { Page } from '#panel/frame/page.tsx';
import { pageQuery, savePage } from '#panel/pages/calls.ts';
import { pageFields, pagesTexts } from '#panel/pages/texts.ts';
import { bodyOf, emptyPage, missingOf, type PageValues, valuesOf } from '#panel/pages/values.ts';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useSaveKey } from '#panel/ui/use-save-key.ts';

const PageLink = lazy(() => import('#panel/pages/page-link.tsx'));

type Form = ContentForm<PageValues, AdminPage>;

/** A value of the form as two people compare it. */
function shown(name: keyof PageValues, values: PageValues) {
  if (name === 'bodyHtml') return contentTexts.letters(formatNumber(values.bodyHtml.length));
  if (name === 'noIndex') return values.noIndex ? pagesTexts.hidden : texts.nothing;
  return values[name] || texts.nothing;
}

function Side({ form }: { form: Form }) {
  const { base, values, faults, set } = form;
  const { withoutAlt } = factsOf(values.bodyHtml);
  return (
    <aside className="writing-side" aria-label={pagesTexts.details}>
      <TextField
        label={pagesTexts.name}
        hint={base?.isFixed ? pagesTexts.nameFixed : pagesTexts.nameHint}
        error={faults['name']}
        dir="ltr"
        maxLength={100}
        readOnly={base?.isFixed}
        value={values.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextArea
        label={contentTexts.seoDescription}
        error={faults['seoDescription']}
        rows={3}
        maxLength={500}
        value={values.seoDescription}
        onChange={(event) => set('seoDescription', event.target.value)}
      />
      <TextField
        label={contentTexts.seoKeywords}
        error={faults['seoKeywords']}
        maxLength={500}
        value={values.seoKeywords}
        onChange={(event) => set('seoKeywords', event.target.value)}
      />
      <SwitchField checked={values.noIndex} onChange={(noIndex) => set('noIndex', noIndex)}>
        {pagesTexts.noIndex}
      </SwitchField>
      {withoutAlt > 0 ? (
        <State kind="wait">{pagesTexts.alts(formatNumber(withoutAlt))}</State>
      ) : null}
      <p className="small faint">{pagesTexts.live}</p>
      <Suspense>
        <PageLink values={values} />
      </Suspense>
      {base && base.formerNames.length > 0 ? (
        <section className="grid gap-1">
          <h2 className="label">{pagesTexts.formerNames}</h2>
          <ul className="small muted">
            {base.formerNames.map((name) => (
              <li key={name} className="truncate">
                <bdi dir="ltr">/{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

/** A page of the shop; saving it publishes it. */
export function PageForm({ page }: { page: AdminPage | null }) {
  const navigate = useNavigate();
  const form = useContentForm({
    saved: page,
    empty: emptyPage,
    valuesOf,
    missingOf,
    send: savePage,
    reread: ({ name }) => queries.fetchQuery({ ...pageQuery(name), staleTime: 0 }),
    done: ({ name }, isWhole) => {
      showToast(pagesTexts.saved);
      if (name === page?.name || !isWhole) return;
      const search = { name };
      void navigate({ to: '/pages/edit', search, replace: true, ignoreBlocker: true });
    },
  });
  const { base, values, save } = form;
  useSaveKey(form.canSave, save);
  return (
    <Page
      title={base ? pagesTexts.edit : pagesTexts.new}
      back="/pages"
      width="full"
      mark={form.isDirty ? <span className="mark-unsaved">{contentTexts.unsaved}</span> : null}
      actions={
        <>
          <PreviewButton
            of="Preview-Page"
            labels={pageFields}
            bodyOf={() => bodyOf(values, base)}
          />
          {base ? (
            <a
              className="btn btn-outline desk-flex"
              href={paths.page(base.name)}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink className="i i-s" aria-hidden="true" />
              {pagesTexts.open}
            </a>
          ) : null}
          <Button look="primary" isBusy={form.isBusy} onClick={save} disabled={!form.canSave}>
            {pagesTexts.publish}
          </Button>
        </>
      }
    >
      <Writing form={form} words={pagesTexts} labels={pageFields} hasIds>
        <Side form={form} />
      </Writing>
      <ConflictOf form={form} labels={pageFields} show={shown} />
    </Page>
  );
}
