import { Link, useNavigate } from '@tanstack/react-router';
import {
  Bell,
  BellOff,
  ChevronDown,
  Clock,
  EllipsisVertical,
  MessageSquareQuote,
  Users,
} from 'lucide-react';
import { lazy, useState } from 'react';
import { type StaffState, staffStates } from '#lib/contract/chat-names.ts';
import { useAlerts } from '#panel/chat/alert-settings.ts';
import { useInbox } from '#panel/chat/store.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { setStaffState } from '#panel/chat/watch.tsx';
import { useMay, useMe } from '#panel/session/use-me.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { Popover } from '#panel/ui/popover.tsx';
import { type Kind, State } from '#panel/ui/states.tsx';

const AlertsForm = lazy(() => import('#panel/chat/alerts-form.tsx'));

const kinds: Readonly<Record<StaffState, Kind>> = { online: 'good', away: 'wait', off: 'rest' };

/** Whether the person takes chats, and the way to change it. */
export function OwnState() {
  const { id } = useMe();
  const state = useInbox(({ staffState }) => staffState);
  return (
    <ActionMenu
      label={words.staffState}
      trigger={
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`${words.staffState}: ${words.staffStates[state]}`}
        >
          <State kind={kinds[state]}>
            <span className="desk">{words.staffStates[state]}</span>
            <span className="phone">{words.staffStateShort[state]}</span>
          </State>
          <ChevronDown className="i i-s" aria-hidden="true" />
        </button>
      }
      actions={staffStates.map((each) => ({
        label: words.stateActs[each],
        onChoose: () => setStaffState(id, each),
      }))}
    />
  );
}

/** The way to sound and notifications. */
export function AlertsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { hasSound } = useAlerts();
  const Sign = hasSound ? Bell : BellOff;
  return (
    <Popover
      label={words.alerts}
      className="popup alerts-popup"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={words.alerts}>
          <Sign className="i" aria-hidden="true" />
        </IconButton>
      }
    >
      {/* Until it is there, the button alone stands: the popover waits for it. */}
      <AlertsForm />
    </Popover>
  );
}

const always = [
  { to: '/chat/visitors', title: words.visitors, icon: Users },
  { to: '/chat/replies', title: words.replies, icon: MessageSquareQuote },
] as const;
const ofSettings = [{ to: '/chat/hours', title: words.hours, icon: Clock }] as const;

/** The ways to the other screens of chat. */
export function InboxPlaces() {
  const navigate = useNavigate();
  const places = useMay('settings') ? [...always, ...ofSettings] : always;
  return (
    <>
      <span className="desk-flex gap-2">
        {places.map(({ to, title, icon: Sign }) => (
          <Link key={to} to={to} className="btn btn-outline">
            <Sign className="i i-s" aria-hidden="true" />
            {title}
          </Link>
        ))}
      </span>
      <span className="phone">
        <ActionMenu
          label={words.more}
          trigger={
            <button type="button" className="ib" aria-label={words.more}>
              <EllipsisVertical className="i" aria-hidden="true" />
            </button>
          }
          actions={places.map(({ to, title, icon }) => ({
            label: title,
            icon,
            onChoose: () => void navigate({ to }),
          }))}
        />
      </span>
    </>
  );
}
