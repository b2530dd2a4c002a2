import { useNavigate } from '@tanstack/react-router';
import { Keyboard, LogOut, UserRound } from 'lucide-react';
import { leavePanel } from '#panel/frame/leave.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';

/** The person's name, with their account and the way out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const roles = me.roles.map(({ name }) => name).join('، ');
  return (
    <ActionMenu
      label={texts.account}
      side="top"
      trigger={
        <button type="button" className="me-name">
          <Avatar name={me.name} seed={me.id} />
          <span className="grid min-w-0 flex-1">
            <span className="medium truncate font-price">{me.name}</span>
            <span className="small faint truncate">{roles}</span>
          </span>
        </button>
      }
      actions={[
        { label: texts.account, icon: UserRound, onChoose: () => void navigate({ to: '/me' }) },
        { label: texts.keys, icon: Keyboard, onChoose: onKeys },
        null,
        { label: texts.signOut, icon: LogOut, onChoose: () => void leavePanel() },
      ]}
    />
  );
}
