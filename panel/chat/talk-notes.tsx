import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { assignChat, type OpenChat } from '#panel/chat/calls.ts';
import { useHere } from '#panel/chat/inbox-row.tsx';
import { productOf } from '#panel/chat/page-title.ts';
import { Subject } from '#panel/chat/subject.tsx';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { Button } from '#panel/ui/button.tsx';
import { showFailure } from '#panel/ui/toast.tsx';

/** The product that a talk is about, where no pane beside it says so. */
export function ProductNote({ chat: { subject } }: { chat: StaffChat }) {
  if (subject === null || productOf(subject) === null) return null;
  return (
    <p className="talk-note talk-about">
      <span className="faint">{words.subject}</span>
      <span className="truncate">
        <Subject subject={subject} />
      </span>
    </p>
  );
}

/** What to know before one answers: that it is closed or a colleague's, or how the answer to a form arrives. */
export function Notice({ open: { chat, talk } }: { open: OpenChat }) {
  const { id } = useMe();
  const isHere = useHere(chat);
  const { assignee, state, isMobileVerified } = chat;
  if (state === 'closed') return <p className="talk-note">{words.closedNote}</p>;
  if (assignee !== null && assignee.id !== id) {
    return (
      <p className="talk-note">
        <span className="flex-1">{words.othersNote(assignee.name)}</span>
        <Button size="s" onClick={() => void assignChat(chat.id, id).catch(showFailure)}>
          {words.take}
        </Button>
      </p>
    );
  }
  const isForm = talk.messages.some(({ kind }) => kind === 'form');
  if (!isForm || isHere) return null;
  return <p className="talk-note">{isMobileVerified ? words.formSms : words.formCall}</p>;
}
