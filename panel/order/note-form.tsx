import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

/** A note for colleagues. */
export default function NoteForm({ order }: { order: AdminOrderAnswer }) {
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { text: '' },
    send: ({ text }: { text: string }) => changeOrder('Add-Note', order, { text }),
    done: () => {
      form.reset();
      showToast(orderTexts.noted);
    },
  });
  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={orderTexts.addNote}
        hint={orderTexts.addNoteHint}
        error={fault('text')}
        rows={2}
        maxLength={500}
        {...register('text')}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {orderTexts.saveNote}
      </Button>
    </form>
  );
}
