import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { aboutQuery } from '#panel/chat/calls.ts';
import { blocksQuery, unblockVisitor } from '#panel/chat/desk-calls.ts';
import { nameOf } from '#panel/chat/name.ts';
import { blocksTexts } from '#panel/chat/screen-texts.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** Warns that the visitor may not write, and ends the block; one made in a chat that is not known here is in the list. */
export function BlockedNote({ chat }: { chat: StaffChat }) {
  const { data: blocked } = useQuery(blocksQuery);
  const { data: about } = useQuery(aboutQuery(chat.id));
  const [isAsked, setIsAsked] = useState(false);
  const chats = new Set<string | null>([
    chat.id,
    ...(about?.visitor.chats.map(({ id }) => id) ?? []),
  ]);
  const block = blocked?.blocks.find((each) => chats.has(each.chat));
  return (
    <div className="talk-note talk-warning" role="note">
      <Ban className="i i-s" aria-hidden="true" />
      <span className="flex-1">{words.blockedNote}</span>
      {block ? (
        <Button size="s" onClick={() => setIsAsked(true)}>
          {blocksTexts.unblock}
        </Button>
      ) : (
        <Link to="/chat/blocked" className="link">
          {words.blockedList}
        </Link>
      )}
      {block && isAsked ? (
        <Confirm
          title={blocksTexts.unblockOf(nameOf(chat))}
          text={blocksTexts.unblockText}
          action={blocksTexts.unblock}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await unblockVisitor(block.id);
            showToast(blocksTexts.unblocked);
          }}
        />
      ) : null}
    </div>
  );
}
