import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PreviewProps } from '#panel/draft/preview-dialog.tsx';
import { draftTexts } from '#panel/draft/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

const PreviewDialog = lazy(() => import('#panel/draft/preview-dialog.tsx'));

interface Props extends Pick<PreviewProps, 'of' | 'labels'> {
  /** Makes what saving would send. */
  bodyOf: () => object;
}

/** «پیش‌نمایش»: shows what is being written on the page of the shop. */
export function PreviewButton({ of, labels, bodyOf }: Props) {
  const [body, setBody] = useState<object | null>(null);
  const isDesk = useDesk();
  const open = () => setBody(bodyOf());
  const sign = <Eye className={isDesk ? 'i i-s' : 'i'} aria-hidden="true" />;
  return (
    <>
      {isDesk ? (
        <Button icon={sign} onClick={open}>
          {draftTexts.preview}
        </Button>
      ) : (
        <IconButton label={draftTexts.preview} onClick={open}>
          {sign}
        </IconButton>
      )}
      {body === null ? null : (
        <Suspense>
          <PreviewDialog of={of} labels={labels} body={body} onClose={() => setBody(null)} />
        </Suspense>
      )}
    </>
  );
}
