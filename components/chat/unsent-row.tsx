import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { focusTalk } from '#components/chat/field.tsx';
import { Bubble, Line } from '#components/chat/line.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Unsent } from '#lib/chat/outbox.ts';
import { giveUp, sendAgain } from '#lib/chat/send.ts';
import { chatStore } from '#lib/chat/store.ts';

/** A message that the service has not confirmed: on its way, lost or refused. */
export const unsentLine = (unsent: Unsent): ReactNode => (
  <Line
    isOwn
    name={texts.you}
    state={unsent.state === 'waiting' ? <Sending unsent={unsent} /> : <Failed unsent={unsent} />}
  >
    {contentOf(unsent)}
  </Line>
);

function contentOf({ kind, body, preview }: Unsent): ReactNode {
  if (kind === 'picture' && preview !== undefined) {
    return (
      <span className="chat-picture">
        <img src={preview} alt={texts.picture} width={168} height={105} />
      </span>
    );
  }
  if (kind === 'file' || kind === 'picture') {
    return (
      <span className="chat-file">
        <Icon name="file-text" className="i-l" />
        <b dir="auto">{body}</b>
      </span>
    );
  }
  if (kind !== 'text') return <p className="chat-bubble">{texts.sentCards[kind]}</p>;
  return <Bubble>{body}</Bubble>;
}

function GiveUp({ clientId }: Pick<Unsent, 'clientId'>) {
  return (
    <button
      type="button"
      onClick={() => {
        giveUp(clientId);
        focusTalk();
      }}
    >
      {texts.giveUp}
    </button>
  );
}

function Sending({ unsent: { clientId, kind, progress } }: { unsent: Unsent }) {
  const isBegun = useStore(chatStore, ({ wanted }) => wanted !== null);
  if (kind !== 'text' && !isBegun) {
    return (
      <p className="chat-state" aria-live="off">
        <Icon name="clock" />
        <span className="chat-acts">
          {texts.goesAlong} <GiveUp clientId={clientId} />
        </span>
      </p>
    );
  }
  return (
    <>
      {progress === undefined ? null : (
        <progress
          className="chat-progress"
          max={1}
          value={progress}
          aria-label={texts.states.sending}
        />
      )}
      <p className="chat-state" aria-live="off">
        <Icon name="clock" />
        {texts.states.sending}
      </p>
    </>
  );
}

function Failed({ unsent: { clientId, sentence, isFinal = false } }: { unsent: Unsent }) {
  return (
    <p className="chat-state chat-state-bad" role="alert">
      <Icon name="circle-alert" />
      <span>
        {sentence ?? texts.notSent}{' '}
        <span className="chat-acts">
          {isFinal ? null : (
            <button
              type="button"
              onClick={() => {
                sendAgain(clientId);
                focusTalk();
              }}
            >
              {texts.again}
            </button>
          )}
          <GiveUp clientId={clientId} />
        </span>
      </span>
    </p>
  );
}
