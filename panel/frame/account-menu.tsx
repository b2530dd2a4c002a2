import { useNavigate } from '@tanstack/react-router';
import { Keyboard, LogOut, UserRound } from 'lucide-react';
import { leavePanel } from '#panel/frame/leave.ts';
import { OwnName } from '#panel/frame/own-name.tsx';
import { texts } from '#panel/texts.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';

/** The person's name, with their account and the way out. */
export default function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={texts.account}
      side="top"
      trigger={
        <button type="button" className="me-name">
          <OwnName />
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
