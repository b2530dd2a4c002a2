import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/react';
import { Table } from 'lucide-react';
import { editorTexts } from '#panel/editor/texts.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';

/** What can be done with the table that the cursor is in. */
export default function TableMenu({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <ActionMenu
      label={editorTexts.table}
      trigger={
        <Toolbar.Button
          className="ib tool"
          data-on=""
          aria-label={editorTexts.table}
          title={editorTexts.table}
        >
          <Table className="i" aria-hidden="true" />
        </Toolbar.Button>
      }
      actions={[
        { label: editorTexts.rowBefore, onChoose: () => void chain().addRowBefore().run() },
        { label: editorTexts.rowAfter, onChoose: () => void chain().addRowAfter().run() },
        { label: editorTexts.columnBefore, onChoose: () => void chain().addColumnBefore().run() },
        { label: editorTexts.columnAfter, onChoose: () => void chain().addColumnAfter().run() },
        { label: editorTexts.headRow, onChoose: () => void chain().toggleHeaderRow().run() },
        null,
        { label: editorTexts.removeRow, onChoose: () => void chain().deleteRow().run() },
        { label: editorTexts.removeColumn, onChoose: () => void chain().deleteColumn().run() },
        {
          label: editorTexts.removeTable,
          isDanger: true,
          onChoose: () => void chain().deleteTable().run(),
        },
      ]}
    />
  );
}
