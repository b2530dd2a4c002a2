import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { blockVisitor } from '#panel/chat/calls.ts';
import { nameOf } from '#panel/chat/name.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { ReasonDialog } from '#panel/ui/reason-dialog.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  chat: StaffChat;
  onClose: () => void;
}

/** Blocks the visitor of a chat. */
export default function BlockDialog({ chat, onClose }: Props) {
  return (
    <ReasonDialog
      title={words.blockTitle(nameOf(chat))}
      text={words.blockText}
      label={words.blockReason}
      hint={words.blockHint}
      wanted={words.reasonWanted}
      action={words.block}
      send={(reason) => blockVisitor(chat.id, reason)}
      onDone={() => showToast(words.wasBlocked)}
      onClose={onClose}
    />
  );
}
