import { useMutation } from '@tanstack/react-query';
import { Ban, Check, EllipsisVertical, Info, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { closeChat } from '#panel/chat/calls.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

const AboutDialog = lazy(() => import('#panel/chat/about-dialog.tsx'));
const AssignDialog = lazy(() => import('#panel/chat/assign-dialog.tsx'));
const BlockDialog = lazy(() => import('#panel/chat/block-dialog.tsx'));

const dialogs = {
  assign: AssignDialog,
  block: BlockDialog,
  about: AboutDialog,
} as const;
type Asked = keyof typeof dialogs;

/** What can be done with a chat: buttons at a desk, on a phone behind two signs. */
export function TalkActions({ chat }: { chat: StaffChat }) {
  const isDesk = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const Asking = asked && dialogs[asked];
  const closing = useMutation({
    mutationFn: () => closeChat(chat.id),
    onSuccess: () => showToast(words.wasClosed),
  });
  const close = () => {
    if (!closing.isPending) closing.mutate();
  };
  const isClosed = chat.state === 'closed';
  const assign = { label: words.assign, icon: UserPlus, onChoose: () => setAsked('assign') };
  const closeAct = { label: words.closeChat, icon: Check, onChoose: close };
  const block = {
    label: words.block,
    icon: Ban,
    isDanger: true,
    onChoose: () => setAsked('block'),
  };
  const rest = [
    ...(isDesk ? [] : [assign, ...(isClosed ? [] : [closeAct])]),
    ...(chat.isBlocked ? [] : [...(isDesk ? [] : [null]), block]),
  ];
  return (
    <>
      {isDesk ? (
        <Button
          size="s"
          icon={<UserPlus className="i i-s" aria-hidden="true" />}
          onClick={assign.onChoose}
        >
          {words.assign}
        </Button>
      ) : null}
      {isDesk && !isClosed ? (
        <Button
          size="s"
          icon={<Check className="i i-s" aria-hidden="true" />}
          isBusy={closing.isPending}
          onClick={close}
        >
          {words.close}
        </Button>
      ) : null}
      <IconButton label={words.about} className="xl:hidden" onClick={() => setAsked('about')}>
        <Info className="i" aria-hidden="true" />
      </IconButton>
      {rest.length > 0 ? (
        <ActionMenu
          label={words.more}
          trigger={
            <button type="button" className="ib" aria-label={words.more}>
              <EllipsisVertical className="i" aria-hidden="true" />
            </button>
          }
          actions={rest}
        />
      ) : null}
      {Asking ? (
        <Suspense>
          <Asking chat={chat} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
