import { chatTexts as texts } from '#components/chat/texts.ts';
import type { Invitation as Invited } from '#lib/chat/events.ts';
import '#components/chat/chat.css';

interface InvitationProps {
  invitation: Invited;
  onAnswer: () => void;
  onClose: () => void;
}

/** Somebody of staff asks whether they can help. Never opens the box by itself. */
export default function Invitation({
  invitation: { name, text },
  onAnswer,
  onClose,
}: InvitationProps) {
  return (
    <section className="chat-invitation" aria-label={texts.invitation}>
      <b dir="auto">{name}</b>
      <p dir="auto">{text}</p>
      <div>
        <button type="button" className="btn btn-ink btn-sm" onClick={onAnswer}>
          {texts.answer}
        </button>
        <button type="button" className="btn btn-text btn-sm" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </section>
  );
}
