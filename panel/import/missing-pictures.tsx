import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImportPicture, ImportPicturesView } from '#lib/contract/import-pictures.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { missingQuery, retryPictures } from '#panel/import/picture-calls.ts';
import { pictureTexts as words } from '#panel/import/picture-texts.ts';
import { importTexts as importWords } from '#panel/import/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Note, Waiting } from '#panel/ui/states.tsx';

/** The end of an address says most of a picture. */
const nameOf = ({ address }: ImportPicture): string => {
  const name = address.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

function Address({ item }: { item: ImportPicture }) {
  return (
    <a href={item.address} target="_blank" rel="noreferrer noopener" className="link break-all">
      <Ltr>{nameOf(item)}</Ltr>
    </a>
  );
}

function Product({ item: { name, websiteCode } }: { item: ImportPicture }) {
  if (websiteCode === null) return <GoodsName name={name} />;
  return (
    <Link
      to="/products/$code"
      params={{ code: String(websiteCode) }}
      className="link import-goods break-words"
    >
      <GoodsName name={name} />
    </Link>
  );
}

function List({ batch }: { batch: number }) {
  const list = useInfiniteQuery(missingQuery(batch));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (data === undefined) return <Waiting error={error} onRetry={refetch} />;
  return (
    <>
      <ul className="import-missing">
        {data.pages
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item.id}>
              <Product item={item} />
              <Address item={item} />
              <span className="small muted">{item.reason}</span>
            </li>
          ))}
      </ul>
      {hasNextPage ? (
        <span>
          <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {importWords.more}
          </Button>
        </span>
      ) : null}
    </>
  );
}

interface Props {
  data: ImportPicturesView;
  canRetry: boolean;
}

/** Pictures that did not come, each with its reason; they can be asked for again. */
export function MissingPictures({ data: { batch, waiting, failed }, canRetry }: Props) {
  const again = useMutation({ mutationFn: retryPictures, meta: { isShown: true } });
  if (failed === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="medium font-label">{words.missing(formatNumber(failed))}</h3>
        {canRetry ? (
          <Button isBusy={again.isPending} onClick={() => again.mutate(batch)}>
            {words.again}
          </Button>
        ) : null}
      </div>
      {again.error ? <Note kind="bad">{again.error.message}</Note> : null}
      {waiting === 0 ? <List batch={batch} /> : null}
    </div>
  );
}
