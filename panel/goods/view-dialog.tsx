import { useState } from 'react';
import { goodsTexts } from '#panel/goods/texts.ts';
import { longestName } from '#panel/goods/views.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';

interface Props {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Names the view that is shown. */
export default function ViewDialog({ onSave, onClose }: Props) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog
      isOpen
      title={goodsTexts.saveView}
      onClose={onClose}
      onSubmit={() => (name.trim() === '' ? setIsMissing(true) : onSave(name))}
      action={texts.save}
    >
      <TextField
        label={goodsTexts.viewName}
        hint={goodsTexts.viewHint}
        error={isMissing && name.trim() === '' ? goodsTexts.viewMissing : undefined}
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
