import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Check, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { smallPicture } from '#panel/content/picture.ts';
import { pictureChoiceQuery } from '#panel/media/calls.ts';
import { type PictureKind, uploadPicture } from '#panel/media/upload.ts';
import { pictureTexts } from '#panel/media/picture-texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import { searchPause, useSettled } from '#panel/ui/use-settled.ts';

interface Props {
  /** How an uploaded one is stored. */
  kind: PictureKind;
  /** With the text that was written for it here. */
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}

/** Sends a chosen file; it is chosen once it is there. */
function UploadButton({ kind, onDone }: { kind: PictureKind; onDone: (item: MediaItem) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadPicture(file, kind),
    meta: { isShown: true },
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-2">
      <input
        ref={field}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        tabIndex={-1}
        aria-label={pictureTexts.upload}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
      <Button
        isBusy={isPending}
        icon={<Upload className="i i-s" aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {isPending ? pictureTexts.uploading : pictureTexts.upload}
      </Button>
      {error ? <Note kind="bad">{error.message}</Note> : null}
      <p className="hint">{pictureTexts.uploadHint}</p>
    </div>
  );
}

interface GridProps {
  query: string;
  /** Sent from here, the newest first. */
  sent: readonly MediaItem[];
  chosen: MediaItem | null;
  onChoose: (item: MediaItem) => void;
}

function PictureGrid({ query, sent, chosen, onChoose }: GridProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pictureChoiceQuery(query),
  );
  if (error) return <Failed error={error} onRetry={refetch} />;
  const found = data?.pages.flatMap((page) => page.items) ?? [];
  const items = [...sent, ...found.filter(({ hash }) => sent.every((each) => each.hash !== hash))];
  if (data && items.length === 0) {
    return <p className="muted">{query === '' ? pictureTexts.empty : pictureTexts.none}</p>;
  }
  return (
    <>
      <ul className="pictures" aria-label={pictureTexts.title} aria-busy={!data}>
        {items.map((item) => (
          <li key={item.hash}>
            <button
              type="button"
              aria-label={item.alt || item.fileName || pictureTexts.nameless}
              aria-pressed={chosen?.hash === item.hash}
              onClick={() => onChoose(item)}
            >
              <img src={smallPicture(item.image, 320)} alt="" loading="lazy" decoding="async" />
              <Check className="i i-s" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

/** One of the shop's pictures, or a new one. */
export default function PictureDialog({ kind, onChoose, onClose }: Props) {
  const [written, setWritten] = useState('');
  const [sent, setSent] = useState<readonly MediaItem[]>([]);
  const [chosen, setChosen] = useState<MediaItem | null>(null);
  const [alt, setAlt] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const query = useSettled(written.trim(), searchPause);
  const choose = (item: MediaItem) => {
    setChosen(item);
    setAlt(item.alt);
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={pictureTexts.title}
      onClose={onClose}
      onSubmit={() => {
        if (chosen === null) setIsJudged(true);
        else onChoose({ ...chosen, alt: alt.trim() });
      }}
      action={pictureTexts.choose}
    >
      <div className="cols items-start">
        <TextField
          label={pictureTexts.search}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        <UploadButton
          kind={kind}
          onDone={(item) => {
            setSent([item, ...sent.filter(({ hash }) => hash !== item.hash)]);
            setWritten('');
            choose(item);
          }}
        />
      </div>
      <PictureGrid
        query={query}
        sent={query === '' ? sent : []}
        chosen={chosen}
        onChoose={choose}
      />
      <div className="pictures-foot">
        {chosen === null ? null : (
          <TextField
            label={pictureTexts.alt}
            hint={pictureTexts.altHint}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
        {isJudged && chosen === null ? <Note kind="bad">{pictureTexts.chooseFirst}</Note> : null}
      </div>
    </Dialog>
  );
}
