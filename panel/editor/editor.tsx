import {
  type Editor as Core,
  EditorContent,
  ReactNodeViewRenderer,
  useEditor,
} from '@tiptap/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FilmView } from '#panel/editor/film-view.tsx';
import { htmlOf } from '#panel/editor/html-of.ts';
import { type Kind, lossesOf, writtenFor } from '#panel/editor/losses.ts';
import { PictureView } from '#panel/editor/picture-view.tsx';
import { ProductView } from '#panel/editor/product-view.tsx';
import { extensionsOf, Film, Picture, ProductCard } from '#panel/editor/schema.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { type Insertion, EditorTools } from '#panel/editor/tools.tsx';
import { Note } from '#panel/ui/states.tsx';
import { isKey } from '#panel/ui/use-key.ts';

const Insert = lazy(() => import('#panel/editor/insert.tsx'));

const views = {
  product: ProductCard.extend({ addNodeView: () => ReactNodeViewRenderer(ProductView) }),
  film: Film.extend({ addNodeView: () => ReactNodeViewRenderer(FilmView) }),
  picture: Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
};

const linkKey = { code: 'KeyK', isCtrl: true, isShift: true };

const extensions = extensionsOf(views);
const withoutProducts = extensionsOf(views, false);

/** What a change of the text would lose. For fields that show it as HTML then. */
export const lossesIn = (html: string, kind: Kind): string[] =>
  lossesOf(html, writtenFor(html, kind), kind.hasIds);

interface Props extends Partial<Kind> {
  /** Accessible name of the text. */
  label: string;
  /** What it begins with: sanitised HTML. Later values are not read; give another `key`. */
  html: string;
  /** Called with the HTML after each change; with `html` itself after changes that were taken back. */
  onChange: (html: string) => void;
  /** The id of the sentence that says what is wrong with the text. */
  faultId?: string | undefined;
  /** Stands above the text, below the tools. */
  children?: React.ReactNode;
}

/** The editor of posts, pages and products. It writes only what the sanitiser of the service keeps. */
export default function Editor({
  label,
  html,
  onChange,
  hasIds = false,
  hasProducts = false,
  faultId,
  children,
}: Props) {
  const [open, setOpen] = useState<Insertion | null>(null);
  const [given] = useState(html);
  // What was written elsewhere is not written anew by a change that is taken back.
  const [unchanged] = useState(() => writtenFor(html, { hasIds, hasProducts }));
  const [lost] = useState(() => lossesOf(html, unchanged, hasIds));
  // One object: with each new one the editor would take its options again.
  const options = useMemo(
    () => ({
      extensions: hasProducts ? extensions : withoutProducts,
      content: given,
      // The policy of the panel allows no style that is not in its files.
      injectCSS: false,
      textDirection: 'auto' as const,
      shouldRerenderOnTransaction: false,
      editorProps: {
        handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
          const isWanted = isKey(event, linkKey);
          if (isWanted) setOpen('link');
          return isWanted;
        },
        attributes: {
          role: 'textbox',
          // As the shop is; by default it would follow the first letter that is not in a block of its own.
          dir: 'rtl',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'write',
          ...(faultId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': faultId }),
        },
      },
    }),
    [given, hasProducts, label, faultId],
  );
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: now }: { editor: Core }) => {
      const written = htmlOf(now.getJSON(), { hasIds });
      onChange(written === unchanged ? given : written);
    },
  });
  return (
    <div className="editor">
      <EditorTools editor={editor} onOpen={setOpen} hasProducts={hasProducts} />
      <div className="editor-paper">
        {lost.length > 0 ? <Note kind="wait">{editorTexts.lost(lost.join('، '))}</Note> : null}
        {children}
        <EditorContent editor={editor} />
      </div>
      {open === null ? null : (
        <Suspense>
          <Insert what={open} editor={editor} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
