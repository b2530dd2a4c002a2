import { ContactForm } from '#components/contact/contact-form.tsx';
import { ContentHtml } from '#components/content/content-html.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import type { ContactRefusal } from '#lib/contact/refusal.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { type ContactShop, contactJsonLd } from '#lib/seo/contact-json-ld.ts';

interface ContactPageProps {
  shop: ContactShop;
  title: string;
  html: string;
  /** The rejected input, to be corrected. */
  refusal?: ContactRefusal | undefined;
}

/** The shop's contact text, beside a form. */
export function ContactPage({ shop, title, html, refusal }: ContactPageProps) {
  const path = `/${contactPageName}`;
  return (
    <article className="wrap">
      <Breadcrumbs steps={[{ title, path }]} />
      <h1 className="mb-6 mt-4 text-28 font-title lg:mb-8 lg:text-36">{title}</h1>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <ContentHtml html={html} className="prose-read" />
        <ContactForm refusal={refusal} />
      </div>
      <JsonLd data={contactJsonLd({ shop, title, path, html })} />
    </article>
  );
}
