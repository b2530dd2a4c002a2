import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useFocusKept } from '#components/chat/field.tsx';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { isDesktop } from '#components/ui/desktop.ts';
import { Icon } from '#components/ui/icon.tsx';
import { fileFault, fileTypes } from '#lib/chat/file-rule.ts';
import { sayTyping } from '#lib/chat/line.ts';
import { sendFile, sendText } from '#lib/chat/send.ts';
import { chatStore } from '#lib/chat/store.ts';
import { longestChatText, mostChatFiles } from '#lib/contract/chat-names.ts';

/** As high as its text, up to the highest of the style sheet. */
function fit(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight}px`;
}

const write = (draft: string) => chatStore.setState({ draft });

/** The field for the next message. Files that are chosen before the first one go along with it. */
export function Composer() {
  const draft = useStore(chatStore, (chat) => chat.draft);
  const [fault, setFault] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fit(field.current));
  useEffect(() => () => sayTyping(false), []);
  useFocusKept(field);
  useEffect(() => {
    // The box was opened before it was read.
    if (isDesktop() && document.activeElement?.matches('dialog.chat')) field.current?.focus();
  }, []);

  const text = draft.trim();
  const isTooLong = text.length > longestChatText;
  const note = isTooLong ? texts.tooLong(longestChatText) : fault;
  const send = () => {
    if (text === '' || isTooLong) return;
    sendText(text);
    write('');
    setFault('');
    sayTyping(false);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composition of a letter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const choose = (files: readonly File[]) => {
    const wrong = files.map(fileFault).find((each) => each !== null);
    const isMany = files.length > mostChatFiles;
    setFault(wrong ? texts.files[wrong] : isMany ? texts.manyFiles(mostChatFiles) : '');
    for (const file of files.slice(0, mostChatFiles)) if (fileFault(file) === null) sendFile(file);
    field.current?.focus();
  };

  return (
    <>
      <form
        className="chat-write"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FileButton onChoose={choose} />
        <div className="input">
          <textarea
            ref={field}
            rows={1}
            value={draft}
            aria-label={texts.write}
            placeholder={texts.write}
            enterKeyHint="send"
            {...(draft !== '' && { dir: 'auto' })}
            aria-invalid={isTooLong}
            {...(note !== '' && { 'aria-describedby': 'chat-note' })}
            onChange={({ target }) => {
              write(target.value);
              sayTyping(target.value.trim() !== '');
            }}
            onKeyDown={press}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              choose(files);
            }}
          />
        </div>
        <button
          type="submit"
          className="icon-btn chat-send"
          aria-label={texts.send}
          aria-disabled={text === '' || isTooLong}
        >
          <Icon name="arrow-up" />
        </button>
      </form>
      {note === '' ? null : (
        <p id="chat-note" className="hint hint-err chat-note" role="alert">
          <Icon name="circle-alert" className="i-s" />
          {note}
        </p>
      )}
    </>
  );
}

function FileButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={texts.attach}
        onClick={() => input.current?.click()}
      >
        <Icon name="paperclip" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={fileTypes.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
