import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { AboutPane } from '#panel/chat/about-pane.tsx';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  chat: StaffChat;
  onClose: () => void;
}

/** Who is on the other side, where there is no room for it beside the talk. */
export default function AboutDialog({ chat, onClose }: Props) {
  return (
    <Dialog isOpen isDrawer title={words.about} onClose={onClose}>
      <div className="about">
        <AboutPane chat={chat} />
      </div>
    </Dialog>
  );
}
