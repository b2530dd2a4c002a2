import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { addressOf, isAddress } from '#panel/editor/address.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';

/** Where the chosen words lead; without chosen words the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const href: unknown = editor.getAttributes('link')['href'];
  const now = typeof href === 'string' ? href : '';
  const [written, setWritten] = useState(now);
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    const address = addressOf(written);
    if (!isAddress(address)) {
      setIsWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && now === '') {
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain.insertContent({ type: 'text', text: address, marks }).run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={editorTexts.link}
      onClose={onClose}
      onSubmit={set}
      action={editorTexts.setLink}
      actions={
        now === '' ? null : (
          <Button look="danger" className="ms-auto" onClick={remove}>
            {editorTexts.removeLink}
          </Button>
        )
      }
    >
      <TextField
        label={editorTexts.address}
        hint={editorTexts.addressHint}
        error={isWrong ? editorTexts.wrongAddress : undefined}
        isLatin
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          setIsWrong(false);
        }}
      />
    </Dialog>
  );
}
