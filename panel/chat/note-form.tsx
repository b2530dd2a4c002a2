import type { ChangeEvent } from 'react';
import type { ChatNote } from '#lib/contract/admin-chat.ts';
import { longestChatText } from '#lib/contract/chat-names.ts';
import { saveNote } from '#panel/chat/calls.ts';
import { draftOf, noteDraft, setDraft } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  chat: string;
  /** Null: a new one. */
  note: ChatNote | null;
  onClose: () => void;
}

/** A note of staff, new or changed. What is written is kept until it is saved or given up. */
export default function NoteForm({ chat, note, onClose }: Props) {
  const place = noteDraft(chat, note?.id ?? null);
  const leave = () => {
    setDraft(place, '');
    onClose();
  };
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { body: draftOf(place) || (note?.body ?? '') },
    send: ({ body }: { body: string }) => saveNote(chat, body.trim(), note?.id),
    done: () => {
      showToast(words.noteSaved);
      leave();
    },
  });
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <TextArea
        label={words.noteField}
        isLabelHidden
        rows={3}
        maxLength={longestChatText}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press asked for this field
        autoFocus
        error={fault('body')}
        {...register('body', {
          onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setDraft(place, target.value),
          validate: (written: string) => written.trim() !== '' || words.noteWanted,
        })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <div className="flex gap-2">
        <Button size="s" type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button size="s" look="quiet" onClick={leave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
