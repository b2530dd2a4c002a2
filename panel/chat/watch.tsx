import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { panelHubMethods } from '#lib/contract/panel-hub.ts';
import type { StaffState } from '#lib/contract/chat-names.ts';
import { keepState, keptState, takeKept } from '#panel/chat/alert-settings.ts';
import { alertToEnd } from '#panel/chat/alerts.ts';
import { takeEvent } from '#panel/chat/events.ts';
import { openOutbox, retryLost } from '#panel/chat/outbox.ts';
import { useInbox } from '#panel/chat/store.ts';
import { callHub, onChatLine } from '#panel/live/chat-line.ts';
import { useNotices } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';
import { useGate } from '#panel/session/ask.ts';
import { useMe } from '#panel/session/use-me.ts';

const sendState = (): void =>
  callHub(panelHubMethods.changeStaffState, { state: useInbox.getState().staffState });

function takeState(staffState: StaffState): void {
  useInbox.setState({ staffState });
  sendState();
}

/** Says whether a person takes chats, in all their tabs; kept for the next time they open the panel here. */
export function setStaffState(memberId: number, staffState: StaffState): void {
  keepState(memberId, staffState);
  takeState(staffState);
}

const readAll = (): void => {
  if (document.hasFocus()) useNotices.setState({ unseen: 0 });
};

/** Follows the chats while the panel is open, whatever screen is shown. */
export default function ChatWatch() {
  const { id, name } = useMe();
  const navigate = useNavigate();
  useEffect(() => {
    useInbox.setState({ staffState: keptState(id) });
    openOutbox(id);
    const desk = {
      memberId: id,
      name,
      open: (chat: string) => void navigate({ to: '/chat', search: { chat } }),
    };
    const stop = onChatLine({
      onEvent: (event, args) => takeEvent(event, args, desk),
      onReady: (isLate) => {
        useInbox.setState(({ links }) => ({ here: {}, typing: {}, links: links + 1 }));
        sendState();
        retryLost();
        if (isLate) void queries.invalidateQueries({ queryKey: ['chats'] });
      },
    });
    const stopGate = useGate.subscribe(({ waiting }, before) => {
      if (waiting?.gate === 'sign-in' && before.waiting?.gate !== 'sign-in') alertToEnd();
    });
    const takeOver = (event: StorageEvent) => takeKept(event, id, takeState);
    addEventListener('storage', takeOver);
    addEventListener('focus', readAll);
    return () => {
      stop();
      stopGate();
      removeEventListener('storage', takeOver);
      removeEventListener('focus', readAll);
    };
  }, [id, name, navigate]);
  return null;
}
