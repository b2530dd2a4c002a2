import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { Picture } from '#panel/goods/picture.tsx';
import { mediaQuery, saveMedia } from '#panel/media/calls.ts';
import { mediaTexts } from '#panel/media/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

type Point = MediaItem['focal'];

const within = (value: number): number => Math.round(Math.max(0, Math.min(100, value)));
/** Of the arrow keys, in percent; physical, as the point is. */
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

function Chooser({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const [point, setPoint] = useState<Point>(item.focal);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveMedia({ hash: item.hash, revision: item.revision, focal: point }),
    meta: { isShown: true },
    onSuccess: () => {
      showToast(mediaTexts.focalSaved);
      onClose();
    },
  });
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({
      x: within(((clientX - left) / width) * 100),
      y: within(((clientY - top) / height) * 100),
    });
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.code];
    if (!step) return;
    event.preventDefault();
    setPoint(({ x, y }) => ({ x: within(x + step.x), y: within(y + step.y) }));
  };
  return (
    <>
      <p className="medium muted">
        {mediaTexts.focalText} {mediaTexts.focalUsed}
      </p>
      {/* Left and top are the picture's, whatever the direction of the page. */}
      <button type="button" dir="ltr" className="focal" onPointerDown={press} onKeyDown={key}>
        <Picture hash={item.hash} width={850} />
        <span
          className="focal-point"
          aria-hidden="true"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
        <span className="sr-only">{mediaTexts.focal}</span>
      </button>
      <output className="small faint">{mediaTexts.focalAt(point.x, point.y)}</output>
      {error ? <Note kind="bad">{error.message}</Note> : null}
      <div className="flex gap-2">
        <Button isBusy={isPending} onClick={() => mutate()}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}

/** Chooses the point of a picture that stays visible when it is cropped. */
export default function FocalDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(mediaQuery(hash));
  return (
    <Dialog isOpen title={mediaTexts.focalTitle} onClose={onClose}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data ? <Chooser key={data.revision} item={data} onClose={onClose} /> : null}
    </Dialog>
  );
}
