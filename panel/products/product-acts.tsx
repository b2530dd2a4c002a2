import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Pencil, Table2, Trash2, Undo2 } from 'lucide-react';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { duplicateGoods, removeWithUndo, restoreGoods } from '#panel/products/calls.ts';
import { productsTexts } from '#panel/products/texts.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** What can be done with one product of the list. */
export default function ProductActs({ row }: { row: GoodsRow }) {
  const navigate = useNavigate();
  const { mutate } = useMutation({ mutationFn: (act: () => Promise<unknown>) => act() });
  const code = String(row.websiteCode);
  const open = (to: string) => void navigate({ to, params: { code } });
  const restore = {
    label: productsTexts.restore,
    icon: Undo2,
    onChoose: () =>
      mutate(() => restoreGoods([row.websiteCode]), {
        onSuccess: () => showToast(productsTexts.restored(formatNumber(1))),
      }),
  };
  const remove = {
    label: productsTexts.remove,
    icon: Trash2,
    isDanger: true,
    onChoose: () => mutate(() => removeWithUndo([row.websiteCode])),
  };
  return (
    <ActionMenu
      label={productsTexts.acts(isolateLatin(row.nameFa))}
      actions={[
        { label: productsTexts.edit, icon: Pencil, onChoose: () => open('/products/$code') },
        {
          label: productsTexts.inPrices,
          icon: Table2,
          onChoose: () => void navigate({ to: '/prices', search: { codes: code } }),
        },
        {
          label: productsTexts.duplicate,
          icon: Copy,
          onChoose: () =>
            mutate(async () => {
              const made = await duplicateGoods(row.websiteCode);
              showToast(productsTexts.duplicated);
              await navigate({ to: '/products/$code', params: { code: String(made) } });
            }),
        },
        null,
        row.state === 'bin' ? restore : remove,
      ]}
    />
  );
}
