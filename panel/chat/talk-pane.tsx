import { useQuery } from '@tanstack/react-query';
import { type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { chatHubMethods, messageStatuses } from '#lib/contract/chat-names.ts';
import { aboutQuery, type OpenChat } from '#panel/chat/calls.ts';
import { BlockedNote } from '#panel/chat/blocked-note.tsx';
import { Composer } from '#panel/chat/composer.tsx';
import { sendFiles } from '#panel/chat/composer-tools.tsx';
import { Face, useHere } from '#panel/chat/inbox-row.tsx';
import { nameOf } from '#panel/chat/name.ts';
import { pageTitle } from '#panel/chat/page-title.ts';
import { holdReading } from '#panel/chat/reading.ts';
import { useInbox } from '#panel/chat/store.ts';
import { TalkActions } from '#panel/chat/talk-actions.tsx';
import { TalkLog } from '#panel/chat/talk-log.tsx';
import { Notice, ProductNote } from '#panel/chat/talk-notes.tsx';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { callHub } from '#panel/live/chat-line.ts';
import { useMe } from '#panel/session/use-me.ts';
import { State } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { useKey } from '#panel/ui/use-key.ts';

const touch = matchMedia('(pointer: coarse)');
const DeleteDialog = lazy(() => import('#panel/chat/delete-dialog.tsx'));

/** Says that the visitor's messages were read, while the panel is before somebody's eyes. */
function useSeen({ chat, talk }: OpenChat): void {
  const last = talk.messages.findLast(({ from }) => from === 'visitor');
  const unseen = last && last.status < messageStatuses.seen ? last.sequence : 0;
  const links = useInbox((state) => state.links);
  useEffect(() => {
    useInbox.setState({ open: chat.id });
    return () => useInbox.setState({ open: null });
  }, [chat.id]);
  useEffect(() => {
    let leave = () => {};
    const follow = () => {
      leave();
      leave = document.hasFocus() ? holdReading(chat.id) : () => {};
    };
    follow();
    addEventListener('focus', follow);
    addEventListener('blur', follow);
    return () => {
      removeEventListener('focus', follow);
      removeEventListener('blur', follow);
      leave();
    };
  }, [chat.id]);
  useEffect(() => {
    const say = () => {
      if (links > 0 && unseen > 0 && document.hasFocus()) {
        callHub(chatHubMethods.seenMessage, { chat: chat.id, sequence: unseen });
      }
    };
    say();
    addEventListener('focus', say);
    return () => removeEventListener('focus', say);
  }, [chat.id, unseen, links]);
}

/** Whether the visitor is here, and on which page, as their browser says. */
export function Where({ chat }: { chat: StaffChat }) {
  const isHere = useHere(chat);
  const { data } = useQuery(aboutQuery(chat.id));
  const page = data?.visitor.tabs[0]?.page;
  return (
    <span className="small faint truncate">
      {isHere ? [words.here, page ? pageTitle(page) : ''].filter(Boolean).join(' · ') : words.gone}
    </span>
  );
}

/** The same in a word. */
export function HereMark({ chat }: { chat: StaffChat }) {
  return useHere(chat) ? <State kind="good">{words.here}</State> : null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A chat: its head at a desk, the messages, and where one answers. */
export function TalkPane({ open }: { open: OpenChat }) {
  const { chat } = open;
  const { name } = useMe();
  const isHere = useHere(chat);
  const isDesk = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  const [isOver, setIsOver] = useState(false);
  useSeen(open);
  useKey({ code: 'KeyP' }, () => field.current?.focus());
  useEffect(() => {
    // On a phone its keyboard would cover the talk.
    if (!touch.matches) field.current?.focus();
  }, []);
  const edit = (length: number) => {
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(length, length));
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      sendFiles(chat.id, event.dataTransfer.files);
    },
  };
  return (
    <section
      className="talk"
      aria-label={nameOf(chat)}
      data-over={isOver ? '' : undefined}
      {...drop}
    >
      {isDesk ? (
        <div className="talk-head">
          <Face chat={chat} isHere={isHere} />
          <span className="grid min-w-0 flex-1">
            <h2 className="talk-name truncate">
              <bdi>{nameOf(chat)}</bdi>
            </h2>
            <Where chat={chat} />
          </span>
          <TalkActions chat={chat} />
        </div>
      ) : null}
      {chat.isBlocked ? <BlockedNote chat={chat} /> : null}
      {isDesk ? null : <ProductNote chat={chat} />}
      <TalkLog open={open} ownName={name} onDelete={setDeleting} onEdit={edit} />
      {isOver ? <p className="talk-note">{words.dropHere}</p> : <Notice open={open} />}
      <Composer chat={chat} field={field} />
      {deleting ? (
        <Suspense>
          <DeleteDialog chat={chat.id} message={deleting} onClose={() => setDeleting(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
