import { CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { accentTokens, judgeAccent } from '#lib/rules/accent.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { amber, dark, light } from '../../app/styles/tokens.ts';
import { brandTexts as words } from '#panel/brand/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';

/** The design's own colour stands for ''. */
const shownColour = (colour: string): string => (colour === '' ? amber : colour);

const ratioOf = (contrast: number): string =>
  toPersianDigits(contrast.toFixed(1)).replace('.', '٫');

/** Values of tokens for one element. */
const styleOf = (tokens: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(tokens));

interface SchemeProps {
  title: string;
  tokens: Readonly<Record<string, string>>;
}

function Scheme({ title, tokens }: SchemeProps) {
  return (
    <figure className="accent-scheme" style={styleOf(tokens)}>
      <figcaption>{title}</figcaption>
      <span className="accent-button">{words.button}</span>
      <span className="accent-link">{words.link}</span>
    </figure>
  );
}

/** What the accent looks like in both schemes of the shop. */
export function AccentPreview({ colour }: { colour: string }) {
  const { fault } = judgeAccent(shownColour(colour));
  if (fault !== null) return null;
  const own = colour === '' ? null : accentTokens(judgeAccent(colour).colour);
  return (
    <fieldset className="cols" aria-label={words.preview}>
      <Scheme title={words.light} tokens={{ ...light, ...own?.light }} />
      <Scheme title={words.dark} tokens={{ ...dark, ...own?.dark }} />
    </fieldset>
  );
}

interface Props {
  /** '': the design's own. */
  value: string;
  error: string | undefined;
  onChange: (colour: string) => void;
}

/** The accent, judged while it is written. */
export function ColourField({ value, error, onChange }: Props) {
  const judged = judgeAccent(shownColour(value));
  const { fault, nearest } = judged;
  return (
    <div className="grid gap-4">
      <fieldset className="accents" aria-label={words.swatches}>
        {words.colours.map(([colour, title]) => (
          <button
            key={title}
            type="button"
            className="accent"
            aria-pressed={value.toLowerCase() === colour}
            aria-label={title}
            title={title}
            style={{ background: shownColour(colour) }}
            onClick={() => onChange(colour)}
          />
        ))}
        <label className="accent accent-any" title={words.pick}>
          <input
            type="color"
            aria-label={words.pick}
            value={judged.colour || amber}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      </fieldset>
      <div className="cols">
        <TextField
          label={words.code}
          hint={words.codeHint}
          error={error ?? (fault === null ? undefined : words.faults[fault])}
          isLatin
          maxLength={40}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {fault === null ? (
        <p className="accent-good">
          <CircleCheck className="i i-s" aria-hidden="true" />
          {words.readable(ratioOf(judged.contrast))}
        </p>
      ) : nearest === '' ? null : (
        <Button
          className="justify-self-start"
          icon={<span className="accent-dot" style={{ background: nearest }} />}
          onClick={() => onChange(nearest)}
        >
          {words.nearest}: <bdi dir="ltr">{nearest}</bdi>
        </Button>
      )}
    </div>
  );
}
