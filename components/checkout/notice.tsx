import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';

const icons = {
  warn: 'triangle-alert',
  bad: 'circle-alert',
  info: 'info',
  flat: 'info',
} as const satisfies Record<string, InterfaceIconName>;

interface NoticeProps {
  tone: keyof typeof icons;
  title?: string;
  text: string;
  /** Actions. */
  children?: ReactNode;
}

/** A coloured strip: a bold sentence, a quiet line, actions. */
export function Notice({ tone, title, text, children }: NoticeProps) {
  return (
    <div className={`co-note co-note-${tone}`}>
      <Icon name={icons[tone]} className="flex-none" />
      <output>
        {title === undefined ? null : <b>{title}</b>}
        <span>
          <MixedText>{text}</MixedText>
        </span>
      </output>
      {children}
    </div>
  );
}
