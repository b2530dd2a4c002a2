import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { isSoundOn, switchSound } from '#lib/chat/sound.ts';
import { type ChatState, chatStore } from '#lib/chat/store.ts';

/** Who answers, whether somebody is here, and what the line below says. */
function standing({ box, log, invitation }: Pick<ChatState, 'box' | 'log' | 'invitation'>): {
  name: string;
  isHere: boolean;
  line: string;
} {
  const name = (log === null ? invitation?.name : log.chat.assignee) ?? '';
  const here = box?.here ?? [];
  if (name !== '') {
    const isHere = here.some((each) => each.name === name);
    return { name, isHere, line: isHere ? texts.supporterHere : texts.supporter };
  }
  if (box === null) return { name, isHere: false, line: '' };
  const isHere = box.mode === 'chat';
  return { name, isHere, line: isHere ? texts.hereNow : texts.noneHere };
}

export function ChatHead({ onClose }: { onClose: () => void }) {
  const box = useStore(chatStore, (chat) => chat.box);
  const log = useStore(chatStore, (chat) => chat.log);
  const invitation = useStore(chatStore, (chat) => chat.invitation);
  const { name, isHere, line } = standing({ box, log, invitation });
  return (
    <div className="chat-head">
      <span className={isHere ? 'chat-face chat-face-here' : 'chat-face'} aria-hidden="true">
        {name === '' ? <Icon name="headset" /> : name.slice(0, 1)}
      </span>
      <div>
        <h2 dir="auto">{name === '' ? texts.title : name}</h2>
        <p>{line}</p>
      </div>
      <Menu />
      <Sound />
      <button type="button" className="icon-btn" aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function Sound() {
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={isOn ? texts.mute : texts.unmute}
      onClick={() => {
        switchSound(!isOn);
        setOn(!isOn);
      }}
    >
      <Icon name={isOn ? 'volume-2' : 'volume-x'} />
    </button>
  );
}

/** What else can be done; closes when something is chosen, by Escape, and when the focus leaves. */
function Menu() {
  const place = useRef<HTMLDetailsElement>(null);
  const hasTalk = useStore(chatStore, ({ log }) => log !== null);
  const isBlocked = useStore(chatStore, (chat) => chat.isBlocked);
  const hasOthers = useStore(chatStore, ({ box }) => (box?.chats.length ?? 0) > 1);
  if (!hasTalk) return null;
  const close = () => place.current?.removeAttribute('open');
  const item = (icon: InterfaceIconName, words: ReactNode, view: ChatState['view']) => (
    <li>
      <button
        type="button"
        onClick={() => {
          close();
          chatStore.setState({ view });
        }}
      >
        <Icon name={icon} />
        {words}
      </button>
    </li>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the controls in it
    <details
      ref={place}
      className="chat-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        // Not the box.
        event.preventDefault();
        close();
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="icon-btn" aria-label={texts.menu}>
        <Icon name="ellipsis-vertical" />
      </summary>
      <ul>
        {hasOthers ? item('history', texts.earlierTalks, 'list') : null}
        {isBlocked ? null : item('flag', texts.report, 'report')}
        {item('trash-2', texts.clear, 'clear')}
      </ul>
    </details>
  );
}
