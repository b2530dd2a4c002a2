import { Picture } from '#panel/goods/picture.tsx';
import { searchResultOf, seoWarnings } from '#panel/product/seo.ts';
import { seoTexts } from '#panel/product/seo-texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useMe } from '#panel/session/use-me.ts';
import { Tag } from '#panel/ui/states.tsx';

/** How a search result and a link in a messenger will look, as it is being written. */
export function PreviewBox({ form: { values, saved } }: { form: ProductForm }) {
  const { shopName } = useMe();
  const { title, description, path, offer } = searchResultOf(values, saved?.websiteCode ?? null);
  const warnings = Object.values(seoWarnings(values)).filter((each) => each !== null);
  const [picture] = values.pictures;
  return (
    <section className="box grid gap-4" aria-labelledby="preview-title">
      <div className="flex items-center justify-between gap-2">
        <h2 id="preview-title">{seoTexts.preview}</h2>
        {warnings.length > 0 ? <Tag kind="wait">{seoTexts.warnings(warnings.length)}</Tag> : null}
      </div>
      <div className="result">
        <span className="small muted">{shopName}</span>
        <bdi dir="ltr" className="result-path">
          {[location.host, ...path].join(' › ')}
        </bdi>
        <strong className="result-title">{title || seoTexts.preview}</strong>
        {description === '' ? null : <p className="small muted">{description}</p>}
        {offer === '' ? null : <p className="small muted">{offer}</p>}
      </div>
      <div className="grid gap-2">
        <span className="small faint">{seoTexts.messengers}</span>
        <div className="message">
          <strong className="medium">{shopName}</strong>
          <strong className="medium">{title}</strong>
          {description === '' ? null : <p className="small muted">{description}</p>}
          {picture ? <Picture hash={picture.hash} width={480} className="message-picture" /> : null}
        </div>
      </div>
    </section>
  );
}
