import { inviteVisitor } from '#panel/chat/calls.ts';
import { visitorsTexts as words } from '#panel/chat/screen-texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  /** Names them to the service. */
  visitor: string;
  name: string;
  onClose: () => void;
}

/** Invites a visitor who is here to talk. */
export default function InviteDialog({ visitor, name, onClose }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { text: words.usual as string },
    send: ({ text }: { text: string }) => inviteVisitor(visitor, text.trim()),
    done: () => {
      showToast(words.invited);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.inviteOf(name)}
      onClose={onClose}
      onSubmit={submit}
      action={words.send}
      isBusy={isBusy}
    >
      <p className="muted">{words.inviteText}</p>
      <TextArea
        label={words.field}
        error={fault('text')}
        rows={3}
        maxLength={500}
        {...register('text', { validate: (written) => written.trim() !== '' || words.wanted })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
