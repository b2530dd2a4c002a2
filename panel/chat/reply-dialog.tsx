import type { ChatReply } from '#lib/contract/admin-chat.ts';
import { longestChatText } from '#lib/contract/chat-names.ts';
import { saveReply } from '#panel/chat/desk-calls.ts';
import { repliesTexts as words } from '#panel/chat/screen-texts.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  /** Null: a new one. */
  reply: ChatReply | null;
  onClose: () => void;
}

interface Values {
  shortcut: string;
  body: string;
}

/** Makes a ready answer, or changes one. */
export default function ReplyDialog({ reply, onClose }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { shortcut: reply?.shortcut ?? '', body: reply?.body ?? '' },
    send: ({ shortcut, body }: Values) =>
      saveReply({
        ...(reply && { id: reply.id }),
        shortcut: shortcut.trim().replace(/^\//, ''),
        body: body.trim(),
      }),
    done: () => {
      showToast(words.saved);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={reply ? words.edit(reply.shortcut) : words.add}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <TextField
        label={words.shortcut}
        hint={words.shortcutHint}
        error={fault('shortcut')}
        maxLength={60}
        {...register('shortcut', {
          validate: (written) => written.trim() !== '' || words.shortcutWanted,
        })}
      />
      <TextArea
        label={words.body}
        hint={words.bodyHint}
        error={fault('body')}
        rows={6}
        maxLength={longestChatText}
        {...register('body', { validate: (written) => written.trim() !== '' || words.bodyWanted })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
