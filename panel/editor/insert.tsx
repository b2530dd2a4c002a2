import type { Editor } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { FilmDialog } from '#panel/editor/film-dialog.tsx';
import { LinkDialog } from '#panel/editor/link-dialog.tsx';
import { ProductDialog } from '#panel/editor/product-dialog.tsx';
import type { Insertion } from '#panel/editor/tools.tsx';

const PictureDialog = lazy(() => import('#panel/media/picture-dialog.tsx'));

interface Props {
  what: Insertion;
  editor: Editor;
  onClose: () => void;
}

/** Asks for what is put into the text, and puts it there. */
export default function Insert({ what, editor, onClose }: Props) {
  const insert = (type: string, attrs: Record<string, unknown>) => {
    // With a line after it, in which one goes on writing.
    editor
      .chain()
      .focus()
      .insertContent([{ type, attrs }, { type: 'paragraph' }])
      .run();
    onClose();
  };
  const insertPicture = ({ image, alt, width, height }: MediaItem) =>
    insert('picture', { src: `/media/${image}`, alt, width, height });
  if (what === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (what === 'film') {
    return <FilmDialog onChoose={(film) => insert('film', { ...film })} onClose={onClose} />;
  }
  if (what === 'product') {
    return <ProductDialog onChoose={(code) => insert('product', { code })} onClose={onClose} />;
  }
  return (
    <Suspense>
      <PictureDialog kind="wide" onChoose={insertPicture} onClose={onClose} />
    </Suspense>
  );
}
