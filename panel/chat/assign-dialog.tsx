import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { assignChat, chatStaffQuery } from '#panel/chat/calls.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note, State, type Kind } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  chat: StaffChat;
  onClose: () => void;
}

const kinds: Readonly<Record<'online' | 'away' | 'off', Kind>> = {
  online: 'good',
  away: 'wait',
  off: 'rest',
};

/** Hands a chat over to somebody else, or takes it. */
export default function AssignDialog({ chat, onClose }: Props) {
  const { id: memberId } = useMe();
  const { data, error, refetch } = useQuery(chatStaffQuery);
  const [to, setTo] = useState<number | null | undefined>(undefined);
  const staff = data?.staff.filter(({ id }) => id !== chat.assignee?.id) ?? [];
  const { submit, isBusy, failure } = useCallForm({
    defaults: {},
    send: () => assignChat(chat.id, to ?? null),
    done: ({ assignee }) => {
      showToast(assignee ? words.assigned(assignee.name) : words.unassigned);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.assignTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.assign}
      isBusy={isBusy}
      isDisabled={to === undefined}
    >
      <p className="muted medium">{words.assignText}</p>
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      <fieldset className="grid gap-2" aria-busy={data === undefined && !error}>
        <legend className="sr-only">{words.assignTo}</legend>
        {staff.map(({ id, name, state, chats }) => (
          <label key={id} className="conflict-side">
            <input type="radio" name="to" checked={to === id} onChange={() => setTo(id)} />
            <span className="grid flex-1 min-w-0">
              <bdi className="truncate">{id === memberId ? words.meToo(name) : name}</bdi>
              <span className="small faint">{words.chatCount(formatNumber(chats))}</span>
            </span>
            <State kind={kinds[state]}>{words.staffStateShort[state]}</State>
          </label>
        ))}
        {chat.assignee === null ? null : (
          <label className="conflict-side">
            <input type="radio" name="to" checked={to === null} onChange={() => setTo(null)} />
            <span className="flex-1">{words.nobody}</span>
          </label>
        )}
        {data && staff.length === 0 ? <p className="muted medium">{words.nobodyElse}</p> : null}
      </fieldset>
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
