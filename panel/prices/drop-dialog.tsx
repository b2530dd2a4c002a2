import { pricesTexts } from '#panel/prices/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';

interface Props {
  count: string;
  onDrop: () => void;
  onClose: () => void;
}

/** Asks before unsaved changes are given up. */
export default function DropDialog({ count, onDrop, onClose }: Props) {
  return (
    <Confirm
      title={pricesTexts.dropAll}
      text={pricesTexts.dropText(count)}
      action={pricesTexts.drop}
      onConfirm={async () => onDrop()}
      onClose={onClose}
    />
  );
}
