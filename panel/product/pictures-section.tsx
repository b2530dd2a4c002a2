import { Camera, ImagePlus, TriangleAlert } from 'lucide-react';
import {
  type ChangeEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { Picture } from '#panel/goods/picture.tsx';
import { LeftOut } from '#panel/media/left-out.tsx';
import { othersIn, picturesIn, pictureTypes } from '#panel/media/upload.ts';
import { withPictures } from '#panel/product/order.ts';
import { moved } from '#panel/ui/moved.ts';
import { PictureStrip } from '#panel/product/picture-strip.tsx';
import { pictureTexts } from '#panel/product/picture-texts.ts';
import { Section } from '#panel/product/section.tsx';
import { SendingTiles } from '#panel/product/sending-tiles.tsx';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useUploads } from '#panel/product/use-uploads.ts';
import type { ProductValues } from '#panel/product/values.ts';
import { Button } from '#panel/ui/button.tsx';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

/** The most that the service takes. */
const mostPictures = 40;
type ProductPicture = ProductValues['pictures'][number];

interface TileProps {
  picture: ProductPicture;
  at: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A picture of the row: pressed it is chosen, dragged or moved by keys it changes its place. */
function Tile({ picture: { hash, alt }, at, isChosen, onChoose }: TileProps) {
  const { setElement, setHandle } = useItem(hash, at);
  return (
    <li ref={setElement} className="shot" data-on={isChosen ? '' : undefined}>
      <button
        type="button"
        className="shot-open"
        aria-pressed={isChosen}
        aria-label={pictureTexts.name(at + 1)}
        onClick={onChoose}
      >
        <Picture hash={hash} alt="" className="shot-picture" />
      </button>
      <span className="shot-place" aria-hidden="true">
        {toPersianDigits(at + 1)}
      </span>
      <span className="shot-handle">
        <Handle name={pictureTexts.name(at + 1)} setHandle={setHandle} />
      </span>
      {alt === '' ? (
        <span className="shot-mark shot-mark-bad">
          <TriangleAlert className="i i-s" aria-hidden="true" />
          {pictureTexts.withoutAlt}
        </span>
      ) : at === 0 ? (
        <span className="shot-mark">{pictureTexts.main}</span>
      ) : null}
    </li>
  );
}

/** Files may be dropped here; a dragged tile is no file. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Takes pictures that are pasted anywhere on the screen. */
function usePaste(onPictures: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // The editor takes what has a text, too, such as a part of a document.
    if (event.defaultPrevented) return;
    const files = picturesIn(event.clipboardData?.files);
    if (files.length === 0) return;
    event.preventDefault();
    onPictures(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);
}

/** Pictures by file choice, dropping, pasting and a phone's camera, with their order and texts. */
export function PicturesSection({ form }: { form: ProductForm }) {
  const { values, change, set, fault } = form;
  const { pictures } = values;
  const isDesk = useDesk();
  const [chosen, setChosen] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const stored = ({ hash, alt }: MediaItem) =>
    change((now) =>
      now.pictures.some((each) => each.hash === hash) || now.pictures.length >= mostPictures
        ? now
        : { ...now, pictures: [...now.pictures, { hash, alt }] },
    );
  const uploads = useUploads(stored);
  const add = (given: File[]) => {
    if (pictures.length + uploads.list.length + given.length > mostPictures) {
      showToast(pictureTexts.tooMany(mostPictures));
    } else uploads.add(given);
  };
  usePaste((given) => {
    setOthers([]);
    add(given);
  });
  const take = (given: FileList | null) => {
    setOthers(othersIn(given));
    add(picturesIn(given));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const order = (from: number, to: number) =>
    change((now) => withPictures(now, moved(now.pictures, from, to)));
  const at = pictures.findIndex(({ hash }) => hash === chosen);
  const picture = pictures[at];
  const problem = fault('pictures');
  return (
    <Section
      id="pictures"
      title={productTexts.pictures}
      note={pictureTexts.count(pictures.length)}
      actions={
        <>
          {isDesk ? null : (
            <Button
              size="s"
              icon={<Camera className="i i-s" aria-hidden="true" />}
              onClick={() => camera.current?.click()}
            >
              {pictureTexts.camera}
            </Button>
          )}
          <Button
            size="s"
            icon={<ImagePlus className="i i-s" aria-hidden="true" />}
            onClick={() => files.current?.click()}
          >
            {pictureTexts.add}
          </Button>
        </>
      }
    >
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={pictureTexts.add}
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept={pictureTypes}
        capture="environment"
        aria-label={pictureTexts.camera}
        onChange={choose}
      />
      <div onDragOver={allowFiles} onDrop={drop}>
        <Sortable onMove={order}>
          <ul className="shots" aria-label={productTexts.pictures}>
            {pictures.map((each, place) => (
              <Tile
                key={each.hash}
                picture={each}
                at={place}
                isChosen={each.hash === chosen}
                onChoose={() => setChosen(each.hash === chosen ? null : each.hash)}
              />
            ))}
            <SendingTiles {...uploads} />
            <li>
              <button type="button" className="shot-drop" onClick={() => files.current?.click()}>
                <ImagePlus className="i" aria-hidden="true" />
                {pictureTexts.drop}
              </button>
            </li>
          </ul>
        </Sortable>
      </div>
      {picture ? (
        <PictureStrip
          key={picture.hash}
          picture={picture}
          at={at}
          count={pictures.length}
          onAlt={(alt) =>
            set(
              'pictures',
              pictures.map((each) => (each === picture ? { ...each, alt } : each)),
            )
          }
          onMove={(to) => order(at, to)}
          onRemove={() => {
            setChosen(null);
            change((now) =>
              withPictures(
                now,
                now.pictures.filter(({ hash }) => hash !== picture.hash),
              ),
            );
          }}
        />
      ) : null}
      <LeftOut names={others} />
      {problem ? <Note kind="bad">{problem}</Note> : null}
    </Section>
  );
}
