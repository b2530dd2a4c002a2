import { ImagePlus, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { smallPicture } from '#panel/content/picture.ts';
import type { PictureKind } from '#panel/media/upload.ts';
import { pictureTexts } from '#panel/media/picture-texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';

const PictureDialog = lazy(() => import('#panel/media/picture-dialog.tsx'));

interface Props {
  label: string;
  /** '' while there is none. */
  image: string;
  kind: PictureKind;
  error?: string | undefined;
  onChoose: (item: MediaItem) => void;
  onRemove?: () => void;
}

/** A picture of the library. */
export function PictureField({ label, image, kind, error, onChoose, onRemove }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className="label">{label}</legend>
      {image === '' ? null : (
        <span className="picture-field">
          <img src={smallPicture(image, 320)} alt="" />
          {onRemove ? (
            <IconButton label={pictureTexts.remove} onClick={onRemove}>
              <X className="i" aria-hidden="true" />
            </IconButton>
          ) : null}
        </span>
      )}
      <Button
        icon={<ImagePlus className="i i-s" aria-hidden="true" />}
        aria-label={`${image === '' ? pictureTexts.add : pictureTexts.change}: ${label}`}
        onClick={() => setIsOpen(true)}
      >
        {image === '' ? pictureTexts.add : pictureTexts.change}
      </Button>
      {error ? (
        <p id={id} className="hint hint-bad">
          {error}
        </p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <PictureDialog
            kind={kind}
            onClose={() => setIsOpen(false)}
            onChoose={(item) => {
              onChoose(item);
              setIsOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
