import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { blockVisitor } from '#panel/chat/calls.ts';
import { nameOf } from '#panel/chat/name.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  chat: StaffChat;
  onClose: () => void;
}

/** Blocks the visitor of a chat, for a reason that staff read later. */
export default function BlockDialog({ chat, onClose }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) => blockVisitor(chat.id, reason),
    done: () => {
      showToast(words.wasBlocked);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.blockTitle(nameOf(chat))}
      onClose={onClose}
      onSubmit={submit}
      action={words.block}
      isBusy={isBusy}
    >
      <p className="muted">{words.blockText}</p>
      <TextArea
        label={words.blockReason}
        hint={words.blockHint}
        error={fault('reason')}
        rows={3}
        maxLength={500}
        {...register('reason', {
          validate: (written: string) => written.trim() !== '' || words.reasonWanted,
        })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
