import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportHost, ImportPicturesView } from '#lib/contract/import-pictures.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ArchiveField } from '#panel/import/archive-field.tsx';
import { MissingPictures } from '#panel/import/missing-pictures.tsx';
import { picturesQuery, startPictures } from '#panel/import/picture-calls.ts';
import { pictureTexts as words } from '#panel/import/picture-texts.ts';
import { ProgressBox } from '#panel/import/progress-box.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { Failed, Note, Tag } from '#panel/ui/states.tsx';

interface HostProps {
  item: ImportHost;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A host that can be ticked; one that was confirmed before stays so. */
function Host({ item, isChosen, onChoose }: HostProps) {
  const { host, total, done, isConfirmed, isLedTo } = item;
  const count = formatNumber(total);
  const said = isLedTo ? words.ledTo(count) : words.host(count);
  return (
    <li>
      <CheckField checked={isConfirmed || isChosen} isDisabled={isConfirmed} onChange={onChoose}>
        <span className="flex flex-wrap items-center gap-x-2 min-w-0">
          <Ltr>{host}</Ltr>
          <span className="small faint">
            {isConfirmed && !isLedTo ? words.came(formatNumber(done), count) : said}
          </span>
          {isConfirmed ? <Tag>{words.confirmed}</Tag> : null}
        </span>
      </CheckField>
    </li>
  );
}

function Hosts({ data: { batch, hosts } }: { data: ImportPicturesView }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const starting = useMutation({
    mutationFn: startPictures,
    meta: { isShown: true },
    onSuccess: () => setChosen([]),
  });
  const open = hosts.filter(({ isConfirmed }) => !isConfirmed);
  const wanted = open.map(({ host }) => host).filter((host) => chosen.includes(host));
  const start = () => {
    setIsMissing(wanted.length === 0);
    if (wanted.length > 0) starting.mutate({ batch, hosts: wanted });
  };
  return (
    <>
      <fieldset className="grid min-w-0">
        <legend className="sr-only">{words.hosts}</legend>
        <ul>
          {hosts.map((item) => (
            <Host
              key={item.host}
              item={item}
              isChosen={chosen.includes(item.host)}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, item.host] : chosen.filter((host) => host !== item.host),
                )
              }
            />
          ))}
        </ul>
      </fieldset>
      {isMissing && wanted.length === 0 ? <Note kind="bad">{words.choose}</Note> : null}
      {starting.error ? <Note kind="bad">{starting.error.message}</Note> : null}
      {open.length > 0 ? (
        <span>
          <Button isBusy={starting.isPending} onClick={start}>
            {words.start}
          </Button>
        </span>
      ) : null}
    </>
  );
}

function Progress({ data: { waiting, done, failed } }: { data: ImportPicturesView }) {
  const [came, all] = [done + failed, waiting + done + failed];
  if (all === 0) return null;
  if (waiting === 0) {
    return <p className="medium">{words.cameAll(formatNumber(done), formatNumber(all))}</p>;
  }
  return (
    <ProgressBox
      title={words.coming}
      text={words.came(formatNumber(came), formatNumber(all))}
      done={came}
      total={all}
      hint={words.comingNote}
    />
  );
}

interface Props {
  batch: number;
  /** Whether pictures can still be asked for. */
  canStart: boolean;
}

/** The pictures that a written file names: from which hosts they may come, how many have, and why others did not. */
export function PicturesPart({ batch, canStart }: Props) {
  const { data, error, refetch } = useQuery(picturesQuery(batch));
  if (error !== null) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined || data.total === 0) return null;
  return (
    <section className="box grid grid-cols-1 gap-4" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="medium muted">{words.text(formatNumber(data.total))}</p>
      <Progress data={data} />
      {canStart ? (
        <>
          <Hosts data={data} />
          <ArchiveField data={data} />
        </>
      ) : null}
      <MissingPictures data={data} canRetry={canStart} />
    </section>
  );
}
