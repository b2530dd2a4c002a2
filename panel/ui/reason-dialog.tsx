import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  title: string;
  text: string;
  /** Of the field. */
  label: string;
  hint: string;
  /** Shown at the field while it is empty. */
  wanted: string;
  /** The word of the button. */
  action: string;
  send: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of an act, which staff read later. */
export function ReasonDialog({ label, hint, wanted, text, send, onDone, ...dialog }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) => send(reason),
    done: () => {
      onDone();
      dialog.onClose();
    },
  });
  return (
    <Dialog isOpen onSubmit={submit} isBusy={isBusy} {...dialog}>
      <p className="muted">{text}</p>
      <TextArea
        label={label}
        hint={hint}
        error={fault('reason')}
        rows={3}
        maxLength={500}
        {...register('reason', {
          validate: (written: string) => written.trim() !== '' || wanted,
        })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
