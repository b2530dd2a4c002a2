import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  CaseSensitive,
  ChevronDown,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  PackagePlus,
  PilcrowLeft,
  PilcrowRight,
  Redo2,
  SquarePlay,
  Table,
  TextQuote,
  Type,
  Undo2,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';

const TableMenu = lazy(() => import('#panel/editor/table-menu.tsx'));

/** What needs a dialog before it can be put into the text. */
export type Insertion = 'link' | 'picture' | 'film' | 'product';

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  isOn?: boolean;
  isOff?: boolean;
}

function Tool({ label, icon: Sign, onPress, isOn, isOff = false }: ToolProps) {
  return (
    <Toolbar.Button
      className="ib tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      data-on={isOn ? '' : undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <Sign className="i" aria-hidden="true" />
    </Toolbar.Button>
  );
}

const levels = [2, 3, 4] as const;
const styleOf = (level: number): string =>
  level === 0 ? editorTexts.paragraph : editorTexts.heading(toPersianDigits(level));

function StyleMenu({ editor, level }: { editor: Editor; level: number }) {
  const set = (wanted: 0 | 2 | 3 | 4) => () => {
    const chain = editor.chain().focus();
    if (wanted === 0) chain.setParagraph().run();
    else chain.setHeading({ level: wanted }).run();
  };
  return (
    <ActionMenu
      label={editorTexts.style}
      trigger={
        <Toolbar.Button
          className="btn btn-quiet tool-style"
          aria-label={`${editorTexts.style}: ${styleOf(level)}`}
        >
          {styleOf(level)}
          <ChevronDown className="i i-s" aria-hidden="true" />
        </Toolbar.Button>
      }
      actions={[
        { label: styleOf(0), onChoose: set(0) },
        ...levels.map((each) => ({ label: styleOf(each), onChoose: set(each) })),
      ]}
    />
  );
}

function MoreMenu({ editor }: { editor: Editor }) {
  const turn = (direction: 'rtl' | 'ltr') => () =>
    void editor.chain().focus().setTextDirection(direction).run();
  return (
    <ActionMenu
      label={editorTexts.more}
      actions={[
        {
          label: editorTexts.isolate,
          icon: CaseSensitive,
          onChoose: () => void editor.chain().focus().toggleMark('bdi').run(),
        },
        {
          label: editorTexts.line,
          icon: Minus,
          onChoose: () => void editor.chain().focus().setHorizontalRule().run(),
        },
        null,
        {
          label: editorTexts.byText,
          icon: Type,
          onChoose: () => void editor.chain().focus().unsetTextDirection().run(),
        },
        { label: editorTexts.rtl, icon: PilcrowLeft, onChoose: turn('rtl') },
        { label: editorTexts.ltr, icon: PilcrowRight, onChoose: turn('ltr') },
      ]}
    />
  );
}

const selector = ({ editor }: { editor: Editor }) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  level: levels.find((level) => editor.isActive('heading', { level })) ?? 0,
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isLink: editor.isActive('link'),
  isBullets: editor.isActive('bulletList'),
  isNumbers: editor.isActive('orderedList'),
  isQuote: editor.isActive('blockquote'),
  isInTable: editor.isActive('table'),
});

interface Props {
  editor: Editor;
  onOpen: (what: Insertion) => void;
  hasProducts: boolean;
}

function Marks({
  editor,
  onOpen,
  state,
}: Omit<Props, 'hasProducts'> & { state: ReturnType<typeof selector> }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool
        label={editorTexts.bold}
        icon={Bold}
        isOn={state.isBold}
        onPress={() => chain().toggleBold().run()}
      />
      <Tool
        label={editorTexts.italic}
        icon={Italic}
        isOn={state.isItalic}
        onPress={() => chain().toggleItalic().run()}
      />
      <Tool
        label={editorTexts.link}
        icon={Link2}
        isOn={state.isLink}
        onPress={() => onOpen('link')}
      />
      <Tool
        label={editorTexts.bullets}
        icon={List}
        isOn={state.isBullets}
        onPress={() => chain().toggleBulletList().run()}
      />
      <Tool
        label={editorTexts.numbers}
        icon={ListOrdered}
        isOn={state.isNumbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <Tool
        label={editorTexts.quote}
        icon={TextQuote}
        isOn={state.isQuote}
        onPress={() => chain().toggleBlockquote().run()}
      />
    </>
  );
}

/** The tools above the text; arrow keys move among them. */
export function EditorTools({ editor, onOpen, hasProducts }: Props) {
  const state = useEditorState({ editor, selector });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar.Root className="tools" aria-label={editorTexts.tools}>
      <Tool
        label={editorTexts.undo}
        icon={Undo2}
        isOff={!state.canUndo}
        onPress={() => chain().undo().run()}
      />
      <Tool
        label={editorTexts.redo}
        icon={Redo2}
        isOff={!state.canRedo}
        onPress={() => chain().redo().run()}
      />
      <Toolbar.Separator className="tools-line" />
      <StyleMenu editor={editor} level={state.level} />
      <Toolbar.Separator className="tools-line" />
      <Marks editor={editor} onOpen={onOpen} state={state} />
      <Toolbar.Separator className="tools-line" />
      <Tool label={editorTexts.addPicture} icon={ImagePlus} onPress={() => onOpen('picture')} />
      {state.isInTable ? (
        <Suspense>
          <TableMenu editor={editor} />
        </Suspense>
      ) : (
        <Tool
          label={editorTexts.addTable}
          icon={Table}
          onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      <Tool label={editorTexts.addFilm} icon={SquarePlay} onPress={() => onOpen('film')} />
      {hasProducts ? (
        <Toolbar.Button className="btn btn-outline" onClick={() => onOpen('product')}>
          <PackagePlus className="i i-s" aria-hidden="true" />
          {editorTexts.addProduct}
        </Toolbar.Button>
      ) : null}
      <MoreMenu editor={editor} />
    </Toolbar.Root>
  );
}
