import type { ChatMessage } from '#lib/contract/chat.ts';
import { deleteMessage } from '#panel/chat/calls.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  chat: string;
  message: ChatMessage;
  onClose: () => void;
}

/** Asks before a message is taken from both sides. */
export default function DeleteDialog({ chat, message, onClose }: Props) {
  return (
    <Confirm
      title={words.removeTitle}
      text={words.removeText}
      action={words.remove}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMessage(chat, message.id);
        showToast(words.removed);
      }}
    />
  );
}
