import type { ReactNode } from 'react';
import { MessageText } from '#components/chat/message-text.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';

interface LineProps {
  isOwn: boolean;
  /** Who wrote it. */
  name: string;
  /** Whether that is to be seen. */
  isNamed?: boolean;
  /** Acts beside it. */
  acts?: ReactNode;
  /** What stands below it. */
  state: ReactNode;
  children: ReactNode;
}

/**
 * A message of the log, on its way or there: the same elements, so that one that is confirmed is not
 * announced again.
 */
export const Line = ({ isOwn, name, isNamed = false, acts, state, children }: LineProps) => (
  <div className={isOwn ? 'chat-row' : 'chat-row chat-row-theirs'}>
    {isNamed ? (
      <span className="chat-name" dir="auto">
        {name}
      </span>
    ) : (
      <span className="sr-only">{name}:</span>
    )}
    <div className="chat-line">
      {children}
      {acts}
    </div>
    {state}
  </div>
);

/** A text of a message. @param isForm whether it was left while the shop was away */
export const Bubble = ({ children, isForm = false }: { children: string; isForm?: boolean }) => (
  <p className="chat-bubble" dir="auto">
    {isForm ? <small>{texts.form}</small> : null}
    <MessageText>{children}</MessageText>
  </p>
);
