import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DraftAnswer } from '#lib/contract/draft.ts';
import { ShopFrame } from '#panel/appearance/shop-frame.tsx';
import { call, CallError } from '#panel/client.ts';
import { draftTexts } from '#panel/draft/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import '#panel/styles/draft.css';

export interface PreviewProps {
  /** Which call makes it. */
  of: 'Preview-Product' | 'Preview-Post' | 'Preview-Page';
  /** What saving would send. */
  body: object;
  /** What its fields are called. */
  labels: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** What has to be mended before there is a page. */
function Refused({ error, labels }: { error: CallError; labels: PreviewProps['labels'] }) {
  const fields = Object.entries(error.fields).map(([name, sentence]) => {
    const [first = name] = name.split('.');
    return { name, label: labels[name] ?? labels[first], sentence };
  });
  return (
    <Note kind="bad">
      <p>{draftTexts.refused}</p>
      <ul className="draft-faults">
        {fields.map(({ name, label, sentence }) => (
          <li key={name}>{label ? `${label}: ${sentence}` : sentence}</li>
        ))}
      </ul>
    </Note>
  );
}

/** The real page as it would be if what is being written were saved, at three widths. */
export default function PreviewDialog({ of, body, labels, onClose }: PreviewProps) {
  const id = useId();
  // What was written when the dialog was opened.
  const [sent] = useState(body);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['draft', of, id],
    queryFn: ({ signal }) => call<DraftAnswer>(of, sent, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const isRefused = error instanceof CallError && Object.keys(error.fields).length > 0;
  return (
    <Dialog isOpen onClose={onClose} title={draftTexts.title} size="large">
      <div className="draft-frame">
        {isFetching ? (
          <div className="grid gap-4" aria-busy="true" aria-label={draftTexts.making}>
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        ) : data ? (
          <ShopFrame path={data.path} version={1} note={draftTexts.shown} />
        ) : isRefused && error.status === 422 ? (
          <Refused error={error} labels={labels} />
        ) : (
          <Failed error={error} onRetry={refetch} />
        )}
      </div>
    </Dialog>
  );
}
