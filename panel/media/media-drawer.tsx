import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crosshair } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GetMediaAnswer } from '#lib/contract/media.ts';
import { formatDate } from '#lib/text/date.ts';
import { Picture } from '#panel/goods/picture.tsx';
import { mediaQuery, saveMedia } from '#panel/media/calls.ts';
import { mediaTexts, placeTitles } from '#panel/media/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const FocalDialog = lazy(() => import('#panel/media/focal-dialog.tsx'));

function Use({ use: { kind, id, title } }: { use: GetMediaAnswer['uses'][number] }) {
  const isOfProduct = kind === 'product' || kind === 'film';
  return (
    <li className="change">
      <span className="small faint">{placeTitles[kind]}</span>
      {isOfProduct ? (
        <Link to="/products/$code" params={{ code: String(id) }} className="link medium">
          {title}
        </Link>
      ) : (
        <span className="medium">{title}</span>
      )}
    </li>
  );
}

function Item({ item, onFocal }: { item: GetMediaAnswer; onFocal: () => void }) {
  const { hash, revision, alt, width, height, fileName, createdAt, uses } = item;
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { alt },
    send: (values: { alt: string }) => saveMedia({ hash, revision, ...values }),
    done: () => showToast(mediaTexts.saved),
  });
  return (
    <>
      <Picture hash={hash} alt={alt} width={480} className="shelf-large" />
      <p className="small faint">
        {fileName === '' ? null : (
          <>
            <bdi>{fileName}</bdi> ·{' '}
          </>
        )}
        {mediaTexts.size(width, height)} · {mediaTexts.at} {formatDate(createdAt)}
      </p>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={mediaTexts.alt}
          hint={mediaTexts.altHint}
          maxLength={300}
          error={fault('alt')}
          {...register('alt')}
        />
        {failure ? <Note kind="bad">{failure}</Note> : null}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
          <Button icon={<Crosshair className="i i-s" aria-hidden="true" />} onClick={onFocal}>
            {mediaTexts.focal}
          </Button>
        </div>
      </form>
      <section className="grid gap-2">
        <h3>{mediaTexts.where}</h3>
        {uses.length === 0 ? <p className="medium muted">{mediaTexts.nowhere}</p> : null}
        <ul>
          {uses.map((use) => (
            <Use key={`${use.kind}-${use.id}`} use={use} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** A picture of the library: its text, its point that stays visible, and where it is shown. */
export default function MediaDrawer({ hash, onClose }: { hash: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(mediaQuery(hash));
  const [isFocal, setIsFocal] = useState(false);
  return (
    <>
      <Dialog isOpen isDrawer title={data?.fileName || mediaTexts.title} onClose={onClose}>
        {error ? <Failed error={error} onRetry={refetch} /> : null}
        {data ? <Item key={data.revision} item={data} onFocal={() => setIsFocal(true)} /> : null}
      </Dialog>
      {isFocal ? (
        <Suspense>
          <FocalDialog hash={hash} onClose={() => setIsFocal(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
