import {
  type Editor as Core,
  EditorContent,
  ReactNodeViewRenderer,
  useEditor,
} from '@tiptap/react';
import { lazy, Suspense, useState } from 'react';
import { FilmView } from '#panel/editor/film-view.tsx';
import { htmlOf } from '#panel/editor/html-of.ts';
import { PictureView } from '#panel/editor/picture-view.tsx';
import { ProductView } from '#panel/editor/product-view.tsx';
import { extensionsOf, Film, Picture, ProductCard } from '#panel/editor/schema.ts';
import { lostTags } from '#panel/editor/tags.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { type Insertion, EditorTools } from '#panel/editor/tools.tsx';
import { Note } from '#panel/ui/states.tsx';
import { useKey } from '#panel/ui/use-key.ts';

const Insert = lazy(() => import('#panel/editor/insert.tsx'));

const views = {
  product: ProductCard.extend({ addNodeView: () => ReactNodeViewRenderer(ProductView) }),
  film: Film.extend({ addNodeView: () => ReactNodeViewRenderer(FilmView) }),
  picture: Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
};

const extensions = extensionsOf(views);

interface Props {
  /** Accessible name of the text. */
  label: string;
  /** What it begins with: sanitised HTML. Later values are not read; give another `key`. */
  html: string;
  /** Called with the HTML after each change. */
  onChange: (html: string) => void;
  /** Of pages, whose headings keep their ids. */
  hasIds?: boolean;
  /** Cards of products are for posts. */
  hasProducts?: boolean;
  /** Stands above the text, below the tools. */
  children?: React.ReactNode;
}

/** The editor of posts and pages. It writes only what the sanitiser of the service keeps. */
export default function Editor({
  label,
  html,
  onChange,
  hasIds = false,
  hasProducts = false,
  children,
}: Props) {
  const [open, setOpen] = useState<Insertion | null>(null);
  const [lost] = useState(() => lostTags(html));
  // One object: with each new one the editor would take its options again.
  const [options] = useState(() => ({
    extensions,
    content: html,
    // The policy of the panel allows no style that is not in its files.
    injectCSS: false,
    textDirection: 'auto' as const,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'write',
      },
    },
  }));
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: now }: { editor: Core }) => onChange(htmlOf(now.getJSON(), { hasIds })),
  });
  useKey({ code: 'KeyK', isCtrl: true, isShift: true }, () => setOpen('link'));
  return (
    <div className="editor">
      <EditorTools editor={editor} onOpen={setOpen} hasProducts={hasProducts} />
      <div className="editor-paper">
        {lost.length > 0 ? (
          <Note kind="wait">{editorTexts.lost(lost.map((tag) => `<${tag}>`).join('، '))}</Note>
        ) : null}
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
