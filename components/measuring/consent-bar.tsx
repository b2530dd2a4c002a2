import { consentTexts as texts } from '#components/measuring/texts.ts';
import '#components/measuring/consent.css';

/** Asks before tools are loaded. It never takes the focus, and nothing waits for an answer. */
export function ConsentBar({ onAnswer }: { onAnswer: (isAllowed: boolean) => void }) {
  return (
    <section className="consent" aria-label={texts.name}>
      <p>{texts.text}</p>
      <div>
        <button type="button" className="btn btn-outline btn-sm" onClick={() => onAnswer(true)}>
          {texts.yes}
        </button>
        <button type="button" className="btn btn-outline btn-sm" onClick={() => onAnswer(false)}>
          {texts.no}
        </button>
      </div>
    </section>
  );
}
