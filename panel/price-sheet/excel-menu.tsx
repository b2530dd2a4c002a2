import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileDown, FileSpreadsheet, FileUp } from 'lucide-react';
import { exportPrices } from '#panel/price-sheet/calls.ts';
import { sheetTexts } from '#panel/price-sheet/texts.ts';
import type { WantedFilter } from '#panel/goods/wanted.ts';
import { Button } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** «اکسل»: takes what is filtered as a file, or brings an edited one. */
export function ExcelMenu({ filter }: { filter: WantedFilter }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: exportPrices,
    onSuccess: () => showToast(sheetTexts.exported),
  });
  const button = (
    <Button isBusy={isPending} icon={<FileSpreadsheet className="i i-s" aria-hidden="true" />}>
      {sheetTexts.menu}
    </Button>
  );
  if (isPending) return button;
  return (
    <ActionMenu
      label={sheetTexts.menu}
      trigger={button}
      actions={[
        { label: sheetTexts.export, icon: FileDown, onChoose: () => mutate(filter) },
        {
          label: sheetTexts.import,
          icon: FileUp,
          onChoose: () => void navigate({ to: '/price-sheet' }),
        },
      ]}
    />
  );
}
