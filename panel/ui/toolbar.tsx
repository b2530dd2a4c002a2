import { ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import type { Option } from '#panel/ui/choices.tsx';
import { Popover } from '#panel/ui/popover.tsx';
import { useKey } from '#panel/ui/use-key.ts';

/** Search field and filter chips above a list. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <search className="toolbar">{children}</search>;
}

/** After the last letter, in ms: what was typed becomes the filter. */
const pause = 250;

interface SearchProps {
  /** What can be searched: «نام، کد یا بارکد». Also its accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of one list; «/» leads to it. */
export function SearchField({ label, value, onChange }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(value);
  const sent = useRef(value);
  useKey({ code: 'Slash' }, () => field.current?.focus());
  // Back and forward, and «حذف فیلترها», change the address.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setWritten(value);
  }, [value]);
  useEffect(() => {
    if (written.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = written.trim();
      onChange(written.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [written, onChange]);
  return (
    <span className="input input-bar">
      <Search className="i i-s" aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      {written === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <IconButton
          size="s"
          label={texts.clearSearch}
          onClick={() => {
            setWritten('');
            field.current?.focus();
          }}
        >
          <X className="i i-s" aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

/** Above so many options a chip has a search of its own. */
const mostAtOnce = 12;

interface ChipProps {
  label: string;
  options: readonly Option[];
  /** Empty: not set. */
  value: string;
  onChange: (value: string) => void;
}

interface OptionsProps extends Pick<ChipProps, 'label' | 'options' | 'value'> {
  onChoose: (value: string) => void;
}

function Options({ label, options, value, onChoose }: OptionsProps) {
  const [written, setWritten] = useState('');
  const found = options.filter((each) => each.label.includes(written.trim()));
  return (
    <>
      {options.length > mostAtOnce ? (
        <input
          className="popup-search"
          type="search"
          aria-label={texts.searchIn(label)}
          placeholder={texts.searchIn(label)}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      ) : null}
      {found.map((option) => (
        <button
          key={option.value}
          type="button"
          className="popup-item"
          aria-pressed={option.value === value}
          data-selected={option.value === value ? '' : undefined}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
      {found.length === 0 ? <p className="popup-item faint">{texts.empty.found}</p> : null}
    </>
  );
}

/** A filter: set, it has an ink outline and a cross. */
export function FilterChip({ label, options, value, onChange }: ChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((each) => each.value === value);
  return (
    <>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className="chip" data-on={chosen ? '' : undefined}>
            {chosen ? `${label}: ${chosen.label}` : label}
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <Options
          {...{ label, options, value }}
          onChoose={(chosenValue) => {
            onChange(chosenValue);
            setIsOpen(false);
          }}
        />
      </Popover>
      {chosen ? (
        <button
          type="button"
          className="chip"
          aria-label={texts.removeFilter(label)}
          onClick={() => onChange('')}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleChip({ label, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      className="chip"
      data-on={isOn ? '' : undefined}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {label}
      {isOn ? <X aria-hidden="true" /> : null}
    </button>
  );
}
