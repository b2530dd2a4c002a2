import { useNavigate } from '@tanstack/react-router';
import { ProductEditor } from '#panel/product/product-editor.tsx';

/** «کالای تازه» */
export default function NewProductScreen() {
  const navigate = useNavigate();
  return (
    <ProductEditor
      product={null}
      onMade={(websiteCode) =>
        void navigate({
          to: '/products/$code',
          params: { code: String(websiteCode) },
          replace: true,
        })
      }
    />
  );
}
