import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { productQuery } from '#panel/goods/calls.ts';
import { ProductEditor } from '#panel/product/product-editor.tsx';
import { productTexts } from '#panel/product/texts.ts';
import { useParams } from '#panel/ui/address.ts';
import { Failed } from '#panel/ui/states.tsx';
import { useMade } from '#panel/ui/use-made.ts';

/** «کالا» and «کالای تازه» */
export default function ProductScreen() {
  const navigate = useNavigate();
  const { id: code, newKey, setMade } = useMade(useParams()['code'] ?? '');
  const { data, error, refetch } = useQuery({ ...productQuery(code), enabled: code > 0 });
  const onMade = (websiteCode: number) => {
    setMade(websiteCode);
    void navigate({
      to: '/products/$code',
      params: { code: String(websiteCode) },
      replace: true,
      resetScroll: false,
    });
  };
  if (newKey !== null) return <ProductEditor key={newKey} product={data ?? null} onMade={onMade} />;
  if (code === 0) return <ScreenMissing />;
  if (data) return <ProductEditor key={data.websiteCode} product={data} onMade={onMade} />;
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
