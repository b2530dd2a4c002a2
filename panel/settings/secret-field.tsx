import { useState } from 'react';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Secret } from '#panel/ui/secret.tsx';
import './keys.css';

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  isSet: boolean;
  /** Its last characters; null for a short one. */
  ending: string | null;
  /** Whether it can be taken away. */
  isOptional?: boolean;
  /** What is written over it; undefined: nothing, it stays; '': it is taken away. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A secret: dots while it stays, an empty field to write another one. */
export function SecretField(props: Props) {
  const { label, hint, error, isSet, ending, isOptional = false, value, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isWritten = value !== undefined;
  if (isSet && !isWritten && !isOpen) {
    return (
      <div className="secret-field">
        <Secret label={label} ending={ending ?? ''} onReplace={() => setIsOpen(true)} />
        {isOptional ? (
          <Button
            look="quiet"
            size="s"
            aria-label={`${words.takeAway}: ${label}`}
            onClick={() => onChange('')}
          >
            {words.takeAway}
          </Button>
        ) : null}
      </div>
    );
  }
  const giveUp = () => {
    setIsOpen(false);
    onChange(undefined);
  };
  return (
    <div className="secret-field">
      <TextField
        label={label}
        hint={hint}
        error={error}
        placeholder={isSet && value === '' ? words.takenAway : undefined}
        isLatin
        isUnsaved={isWritten}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={4_000}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {isSet ? (
        <Button look="quiet" size="s" aria-label={`${texts.cancel}: ${label}`} onClick={giveUp}>
          {texts.cancel}
        </Button>
      ) : null}
    </div>
  );
}
