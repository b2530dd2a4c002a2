import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ChatNote } from '#lib/contract/admin-chat.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { saveNote } from '#panel/chat/calls.ts';
import { noteDraft, useOutbox } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const NoteForm = lazy(() => import('#panel/chat/note-form.tsx'));

/** The note that was being written when the chat was left; what was kept may be read later than the notes. */
function useBegun(chat: string, notes: readonly ChatNote[]): ChatNote | 'new' | null {
  const drafts = useOutbox((state) => state.drafts);
  const isBegun = (id: number | null) => Boolean(drafts[noteDraft(chat, id)]);
  return notes.find(({ id }) => isBegun(id)) ?? (isBegun(null) ? 'new' : null);
}

/** What staff note on a chat for each other. */
export function Notes({ chat, notes }: { chat: string; notes: readonly ChatNote[] }) {
  const begun = useBegun(chat, notes);
  const [editing, setEditing] = useState<ChatNote | 'new' | null>(null);
  if (editing === null && begun !== null) setEditing(begun);
  const now = useNow();
  const close = () => setEditing(null);
  const remove = ({ id, body }: ChatNote) =>
    saveNote(chat, '', id).then(
      () => showToast(words.noteRemoved, () => saveNote(chat, body).catch(showFailure)),
      showFailure,
    );
  return (
    <section className="about-part" aria-label={words.notes}>
      <div className="flex items-center justify-between gap-2">
        <h3>{words.notes}</h3>
        <IconButton size="s" label={words.addNote} onClick={() => setEditing('new')}>
          <Plus className="i i-s" aria-hidden="true" />
        </IconButton>
      </div>
      {notes.length === 0 && editing === null ? (
        <p className="medium muted">{words.notesHint}</p>
      ) : null}
      {notes.map((note) =>
        editing !== 'new' && editing?.id === note.id ? (
          <Suspense key={note.id}>
            <NoteForm chat={chat} note={note} onClose={close} />
          </Suspense>
        ) : (
          <div key={note.id} className="grid gap-1">
            <p className="note-text" dir="auto">
              {note.body}
            </p>
            <span className="flex items-center gap-1 small faint">
              <span className="flex-1">{words.noteBy(note.by, lastSeen(note.at, now))}</span>
              <IconButton size="s" label={words.editNote} onClick={() => setEditing(note)}>
                <Pencil className="i i-s" aria-hidden="true" />
              </IconButton>
              <IconButton size="s" label={words.removeNote} onClick={() => void remove(note)}>
                <Trash2 className="i i-s" aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        ),
      )}
      {editing === 'new' ? (
        <Suspense>
          <NoteForm chat={chat} note={null} onClose={close} />
        </Suspense>
      ) : null}
    </section>
  );
}
