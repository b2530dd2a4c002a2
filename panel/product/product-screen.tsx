import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { productQuery } from '#panel/goods/calls.ts';
import { ProductEditor } from '#panel/product/product-editor.tsx';
import { productTexts } from '#panel/product/texts.ts';
import { useParams } from '#panel/ui/address.ts';
import { Failed } from '#panel/ui/states.tsx';

/** «کالا» */
export default function ProductScreen() {
  const navigate = useNavigate();
  const written = useParams()['code'] ?? '';
  const code = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery({ ...productQuery(code), enabled: code > 0 });
  const made = (websiteCode: number) =>
    void navigate({ to: '/products/$code', params: { code: String(websiteCode) } });
  if (code === 0) return <ScreenMissing />;
  if (data) return <ProductEditor key={data.websiteCode} product={data} onMade={made} />;
  return (
    <Page title={productTexts.title} back="/products">
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className="form" aria-busy="true">
          {[1, 2, 3, 4].map((each) => (
            <span key={each} className="skeleton" />
          ))}
        </div>
      )}
    </Page>
  );
}
