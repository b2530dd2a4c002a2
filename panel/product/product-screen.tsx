import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { productQuery } from '#panel/goods/calls.ts';
import { ProductEditor } from '#panel/product/product-editor.tsx';
import { productTexts } from '#panel/product/texts.ts';
import { useParams } from '#panel/ui/address.ts';
import { Failed } from '#panel/ui/states.tsx';

/** In the address, instead of a code. */
const newProduct = 'new';

/**
 * Which product was made by the form of a new one. That form stays for it, because what was written while it was stored
 * would be lost; `round` counts the forms of new ones.
 */
function useMade(written: string) {
  const [{ last, made, round }, setState] = useState({
    last: written,
    made: null as number | null,
    round: 0,
  });
  if (last !== written) {
    setState({
      last: written,
      made: written === String(made) ? made : null,
      round: written === newProduct ? round + 1 : round,
    });
  }
  return { made, round, setMade: (code: number) => setState({ last: written, made: code, round }) };
}

/** «کالا» and «کالای تازه» */
export default function ProductScreen() {
  const navigate = useNavigate();
  const written = useParams()['code'] ?? '';
  const { made, round, setMade } = useMade(written);
  const code = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
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
  if (written === newProduct || (code > 0 && code === made)) {
    return <ProductEditor key={`new ${round}`} product={data ?? null} onMade={onMade} />;
  }
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
