import { ArrowLeft, ArrowRight, Crosshair, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { mediaTexts } from '#panel/media/texts.ts';
import { pictureTexts } from '#panel/product/picture-texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';

const FocalDialog = lazy(() => import('#panel/media/focal-dialog.tsx'));

interface Props {
  picture: { readonly hash: string; readonly alt: string };
  at: number;
  count: number;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The chosen picture: its text, its place, its point that stays visible. */
export function PictureStrip({
  picture: { hash, alt },
  at,
  count,
  onAlt,
  onMove,
  onRemove,
}: Props) {
  const [isFocal, setIsFocal] = useState(false);
  return (
    <div className="strip">
      <TextField
        label={pictureTexts.alt(at + 1)}
        hint={pictureTexts.altHint}
        value={alt}
        maxLength={300}
        onChange={(event) => onAlt(event.target.value)}
      />
      <div className="flex gap-1">
        <IconButton label={pictureTexts.forward} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowRight className="i" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={pictureTexts.back}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowLeft className="i" aria-hidden="true" />
        </IconButton>
        <IconButton label={mediaTexts.focal} onClick={() => setIsFocal(true)}>
          <Crosshair className="i" aria-hidden="true" />
        </IconButton>
        <IconButton label={pictureTexts.remove} onClick={onRemove}>
          <Trash2 className="i" aria-hidden="true" />
        </IconButton>
      </div>
      {isFocal ? (
        <Suspense>
          <FocalDialog hash={hash} onClose={() => setIsFocal(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
