import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { partQuery, rereadPart, savePart, type TextsPart } from '#panel/appearance/calls.ts';
import {
  footerFields,
  footerTexts,
  networkWords,
  promiseIcons,
} from '#panel/appearance/footer-texts.ts';
import { FooterList } from '#panel/appearance/footer-list.tsx';
import { PartPage, PartWaiting } from '#panel/appearance/part-page.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { contentTexts } from '#panel/content/texts.ts';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { TextArea } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

export type FooterValues = Omit<TextsPart, 'revision'>;

const empty: FooterValues = {
  aboutUs: '',
  contactUs: '',
  eNamad: '',
  socialNetwork: [],
  services: [],
};
const valuesOf = ({ revision: _revision, ...values }: TextsPart): FooterValues => values;

/** A value as two people compare it. */
function shown(name: keyof FooterValues, values: FooterValues): string {
  const value = values[name];
  const count = formatNumber(value.length);
  return typeof value === 'string' ? contentTexts.letters(count) : lookTexts.rows(count);
}

/** Where the page shows it. */
const at = '#footer';
const savedOf = (values: FooterValues): FooterValues => values;
const longs = ['aboutUs', 'contactUs'] as const;
const mostLetters = 20_000;

function FooterForm({ part }: { part: TextsPart }) {
  const form = useContentForm({
    saved: part,
    empty,
    valuesOf,
    send: (values, from) => savePart('texts', values, from?.revision ?? 0),
    reread: () => rereadPart('texts'),
    done: () => showToast(lookTexts.published),
  });
  const { values, faults, set } = form;
  return (
    <PartPage
      part="texts"
      title={lookTexts.footer}
      name={lookTexts.footer}
      path={paths.home + at}
      savedOf={savedOf}
      form={form}
      labels={footerFields}
      show={shown}
    >
      <p className="small muted">
        {footerTexts.columns}{' '}
        <Link to="/appearance/menus" search={{ place: 'footer' }} className="link">
          {lookTexts.menus}
        </Link>
      </p>
      <div className="form">
        {longs.map((name) => (
          <TextArea
            key={name}
            label={footerFields[name]}
            hint={footerTexts.htmlHint}
            error={faults[name]}
            rows={4}
            dir="auto"
            maxLength={mostLetters}
            value={values[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
        <TextArea
          label={footerFields.eNamad}
          hint={footerTexts.badgesHint}
          error={faults['eNamad']}
          rows={4}
          dir="ltr"
          maxLength={mostLetters}
          value={values.eNamad}
          onChange={(event) => set('eNamad', event.target.value)}
        />
        <FooterList
          kind="services"
          most={8}
          items={values.services}
          faults={faults}
          onChange={(items) => set('services', items)}
          fields={[
            {
              name: 'icon',
              label: footerTexts.icon,
              most: 40,
              words: promiseIcons,
              other: footerTexts.otherIcon,
            },
            { name: 'title', label: lookTexts.title, most: 60 },
            { name: 'text', label: lookTexts.text, most: 120 },
          ]}
          empty={{ icon: 'badge-check', title: '', text: '' }}
        />
        <FooterList
          kind="socialNetwork"
          most={12}
          items={values.socialNetwork}
          faults={faults}
          onChange={(items) => set('socialNetwork', items)}
          fields={[
            {
              name: 'name',
              label: footerTexts.network,
              most: 40,
              words: networkWords,
              other: footerTexts.otherNetwork,
            },
            { name: 'title', label: lookTexts.title, most: 60 },
            { name: 'url', label: lookTexts.url, most: 500, isLatin: true },
          ]}
          empty={{ name: 'instagram', title: '', url: '' }}
        />
      </div>
    </PartPage>
  );
}

/** «پانویس» */
export default function FooterScreen() {
  const { data, error, refetch } = useQuery(partQuery('texts'));
  if (data) return <FooterForm part={data} />;
  return <PartWaiting title={lookTexts.footer} error={error} onRetry={refetch} />;
}
