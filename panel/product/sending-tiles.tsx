import { pictureTexts } from '#panel/product/picture-texts.ts';
import type { Sending, useUploads } from '#panel/product/use-uploads.ts';

type Props = Pick<ReturnType<typeof useUploads>, 'list' | 'retry' | 'drop'>;

function Failed({ sending, retry, drop }: Omit<Props, 'list'> & { sending: Sending }) {
  return (
    <span className="shot-failed" role="alert">
      <span>{sending.failure}</span>
      <span className="flex gap-3">
        <button type="button" className="link" onClick={() => retry(sending)}>
          {pictureTexts.again}
        </button>
        <button type="button" className="link" onClick={() => drop(sending)}>
          {pictureTexts.cancel}
        </button>
      </span>
    </span>
  );
}

/** Pictures on their way, and those that did not arrive. */
export const SendingTiles = ({ list, retry, drop }: Props) =>
  list.map((sending) => (
    <li key={sending.key} className="shot" data-sending={sending.failure === null ? '' : undefined}>
      <img src={sending.url} alt="" className="shot-picture" />
      {sending.failure === null ? (
        <output className="shot-spin">
          <span className="spin" aria-hidden="true" />
          <span className="sr-only">{pictureTexts.sending(sending.file.name)}</span>
        </output>
      ) : (
        <Failed sending={sending} retry={retry} drop={drop} />
      )}
    </li>
  ));
