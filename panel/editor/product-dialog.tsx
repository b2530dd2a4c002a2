import { useState } from 'react';
import { editorTexts } from '#panel/editor/texts.ts';
import { ProductField } from '#panel/goods-choice/product-field.tsx';
import type { Option } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  onChoose: (websiteCode: number) => void;
  onClose: () => void;
}

/** Which product's card is put into the text. */
export function ProductDialog({ onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const [isJudged, setIsJudged] = useState(false);
  return (
    <Dialog
      isOpen
      title={editorTexts.addProduct}
      onClose={onClose}
      onSubmit={() => {
        if (chosen === null) setIsJudged(true);
        else onChoose(Number(chosen.value));
      }}
      action={editorTexts.insert}
    >
      <ProductField
        label={editorTexts.product}
        hint={editorTexts.productHint}
        error={isJudged && chosen === null ? editorTexts.chooseProduct : undefined}
        value={chosen}
        onChange={setChosen}
      />
      <p className="small faint">{editorTexts.alwaysOfShop}</p>
    </Dialog>
  );
}
