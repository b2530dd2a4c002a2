import { useMutation } from '@tanstack/react-query';
import { isCancelled } from '#panel/client.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Note } from '#panel/ui/states.tsx';

interface Props {
  title: string;
  text: string;
  /** Names what happens: «بستن دسترسی», not «تایید». */
  action: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a change that others feel at once. Stays open with the reason when it fails. */
export function Confirm({ title, text, action, onConfirm, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: onConfirm,
    meta: { isShown: true },
    onSuccess: onClose,
  });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      onSubmit={() => mutate()}
      action={action}
      isBusy={isPending}
    >
      <p className="muted">{text}</p>
      {error && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
    </Dialog>
  );
}
