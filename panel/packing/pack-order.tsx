import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useBlocker } from '@tanstack/react-router';
import { Check, NotebookPen, ScanBarcode, SkipBack, Tag as TagIcon, X } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { noteMark } from '#lib/contract/note-mark.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isCancelled } from '#panel/client.ts';
import { changeOrder, orderQuery } from '#panel/order/calls.ts';
import { detailsOf } from '#panel/order/lines-box.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { isIn, type Packed, pressed, progressOf } from '#panel/packing/packed.ts';
import { lineOf } from '#panel/packing/scan.ts';
import { packingTexts as words } from '#panel/packing/texts.ts';
import { useScanner } from '#panel/packing/use-scanner.ts';
import { Label } from '#panel/print/label.tsx';
import { scanTexts } from '#panel/scan/texts.ts';
import { useMayHaveCamera } from '#panel/scan/use-may-have-camera.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const ShortDialog = lazy(() => import('#panel/packing/short-dialog.tsx'));
const CameraStrip = lazy(() => import('#panel/scan/camera-strip.tsx'));

interface Props {
  number: number;
  /** «۳ از ۱۲ در صف» */
  place: string;
  /** Of the queue that is behind, 0 to 1. */
  share: number;
  /** Whether codes are read by the camera, of each order that comes. */
  isFilming: boolean;
  onFilming: (isFilming: boolean) => void;
  onSkip: () => void;
  /** Packed and labelled. */
  onDone: () => void;
}

/** What colleagues and the shopper wrote. */
const notesOf = ({ note, events }: AdminOrderAnswer): string[] => [
  ...(note === '' ? [] : [note]),
  ...events
    .filter(({ reason }) => reason.startsWith(noteMark))
    .map(({ reason }) => reason.slice(noteMark.length)),
];

type Line = AdminOrderAnswer['lines'][number];

interface LineProps {
  line: Line;
  /** Its code and shelf; undefined once the goods are gone. */
  place: AdminOrderAnswer['codes'][number] | undefined;
  packed: Packed;
  onPress: () => void;
}

function PackLine({ line, place, packed, onPress }: LineProps) {
  const count = packed.get(line.propertyId) ?? 0;
  const isDone = isIn(packed, line);
  return (
    <li>
      <button type="button" className="pack-line" aria-pressed={isDone} onClick={onPress}>
        <span className="pack-tick">
          <Check aria-hidden="true" />
        </span>
        <Thumb image={line.image} size={80} />
        <span className="grid gap-1 flex-1 min-w-0 text-start">
          <b className="medium">{isolateLatin(line.nameFa)}</b>
          <span className="small muted">{detailsOf(line)}</span>
          {place?.sku ? <Ltr className="small muted">{place.sku}</Ltr> : null}
          {place?.shelf ? <span className="pack-shelf">{words.shelf(place.shelf)}</span> : null}
          <b className="pack-count">{words.piece(formatNumber(count), formatNumber(line.count))}</b>
        </span>
      </button>
    </li>
  );
}

/** Asks before half a parcel is left by a wrong swipe or press. */
function LeaveQuestion({ isHalf }: { isHalf: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isHalf,
    enableBeforeUnload: isHalf,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Confirm
      title={words.leaveTitle}
      text={words.leaveText}
      action={words.leave}
      onClose={reset}
      onConfirm={async () => proceed()}
    />
  );
}

interface HeadProps extends Pick<Props, 'number' | 'place' | 'share' | 'onSkip'> {
  /** Where it goes and how; '' until it is read. */
  where: string;
}

function Head({ number, place, share, where, onSkip }: HeadProps) {
  return (
    <>
      <header className="top top-back">
        <Link to="/orders" className="ib" aria-label={words.close}>
          <X className="i" aria-hidden="true" />
        </Link>
        <div className="grid min-w-0 flex-1">
          <h1 className="pack-title">{words.order(number)}</h1>
          <span className="small faint truncate">{[place, where].filter(Boolean).join(' · ')}</span>
        </div>
        <IconButton label={words.skip} onClick={onSkip}>
          <SkipBack className="i" aria-hidden="true" />
        </IconButton>
      </header>
      <progress className="pack-progress" aria-label={words.progress} value={share} max={1} />
    </>
  );
}

function Notes({ order }: { order: AdminOrderAnswer }) {
  return notesOf(order).map((note) => (
    <div key={note} className="note" data-kind="wait">
      <NotebookPen className="i" aria-hidden="true" />
      <p className="whitespace-pre-line">
        <b>{`${words.note}: `}</b>
        {note}
      </p>
    </div>
  ));
}

/** One order at the station. */
export function PackOrder({ number, place, share, onSkip, ...rest }: Props) {
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  const where = order?.address ? `${order.address.city}، ${order.deliveryMethod.title}` : '';
  return (
    <>
      <Head {...{ number, place, share, where, onSkip }} />
      {order ? <Table order={order} onSkip={onSkip} {...rest} /> : null}
      {error && !order ? <Failed error={error} onRetry={refetch} /> : null}
    </>
  );
}

/** The camera, or the button that opens it. */
function Camera({
  isFilming,
  onFilming,
  onCode,
}: Pick<Props, 'isFilming' | 'onFilming'> & { onCode: (code: string) => void }) {
  const mayHaveCamera = useMayHaveCamera();
  if (!mayHaveCamera) return null;
  if (!isFilming) {
    return (
      <Button
        isWide
        icon={<ScanBarcode className="i" aria-hidden="true" />}
        onClick={() => onFilming(true)}
      >
        {scanTexts.open}
      </Button>
    );
  }
  return (
    <Suspense fallback={<span className="skeleton" aria-busy="true" />}>
      <CameraStrip onCode={onCode} onClose={() => onFilming(false)} />
    </Suspense>
  );
}

interface TableProps extends Pick<Props, 'isFilming' | 'onFilming' | 'onSkip' | 'onDone'> {
  order: AdminOrderAnswer;
}

/** Its lines to be ticked, and the label once all are. */
function Table({ order, isFilming, onFilming, onSkip, onDone }: TableProps) {
  const { number, lines } = order;
  const [packed, setPacked] = useState<Packed>(new Map());
  const [isShort, setIsShort] = useState(false);
  const progress = progressOf(packed, lines);
  const takeCode = (code: string) => {
    const line = lineOf(order, packed, code);
    if (line === null) showToast(words.scanUnknown(code));
    else if (isIn(packed, line)) showToast(words.scanFull(line.nameFa));
    else setPacked(pressed(packed, line));
  };
  useScanner(takeCode);
  const finish = useMutation({
    mutationFn: () => changeOrder('Start-Preparing', order),
    meta: { isShown: true },
    onSuccess: () => {
      print();
      showToast(words.done(number));
      onDone();
    },
  });
  return (
    <>
      <div className="pack-body">
        <Camera isFilming={isFilming} onFilming={onFilming} onCode={takeCode} />
        <Notes order={order} />
        <ul className="grid gap-2">
          {lines.map((line) => (
            <PackLine
              key={line.propertyId}
              line={line}
              place={order.codes.find(({ propertyId }) => propertyId === line.propertyId)}
              packed={packed}
              onPress={() => setPacked(pressed(packed, line))}
            />
          ))}
        </ul>
        <p className="small faint">{words.scanHint}</p>
      </div>
      <footer className="pack-foot">
        {finish.error && !isCancelled(finish.error) ? (
          <Note kind="bad">{finish.error.message}</Note>
        ) : null}
        <p className="medium flex justify-center gap-3">
          <output className="muted">
            {words.inside(formatNumber(progress.packed), formatNumber(progress.pieces))}
          </output>
          <button type="button" className="link" onClick={() => setIsShort(true)}>
            {words.short}
          </button>
        </p>
        <Button
          look="primary"
          size="l"
          isWide
          className="pack-act"
          disabled={!progress.isWhole}
          isBusy={finish.isPending}
          icon={<TagIcon className="i" aria-hidden="true" />}
          onClick={() => finish.mutate()}
        >
          {words.print}
        </Button>
        {progress.isWhole ? null : <p className="small faint text-center">{words.wait}</p>}
      </footer>
      {isShort ? (
        <Suspense>
          <ShortDialog
            order={order}
            missing={lines.filter((line) => !isIn(packed, line)).map(({ nameFa }) => nameFa)}
            onClose={() => setIsShort(false)}
            onDone={onSkip}
          />
        </Suspense>
      ) : null}
      <LeaveQuestion isHalf={progress.packed > 0 && !finish.isSuccess} />
      <div className="print-only" aria-hidden="true">
        <Label order={order} />
      </div>
    </>
  );
}
