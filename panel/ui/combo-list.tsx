import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import type { Option } from '#panel/ui/choices.tsx';
import type { Failure } from '#panel/ui/use-settled.ts';

const words = { searching: 'در حال جستجو…' } as const;

/** What a field that is searched offers. */
export interface Offer {
  /** Undefined while they are searched for. */
  options: readonly Option[] | undefined;
  /** Why the search has no answer. */
  failure?: Failure | null | undefined;
  /** What is said when nothing matches. */
  none?: string | undefined;
}

type Anchor = Pick<ComponentProps<typeof Combobox.Positioner>, 'anchor'>;

/** The list below a field that is searched. */
export function ComboList({
  options,
  failure = null,
  none = texts.empty.found,
  ...anchor
}: Offer & Anchor) {
  const word = failure ? null : options ? none : words.searching;
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="z-30" align="start" sideOffset={4} {...anchor}>
        <Combobox.Popup className="popup popup-field">
          <Combobox.Status>
            {failure ? (
              <span className="grid justify-items-start gap-2 p-3 medium">
                {failure.message}
                {/* The focus stays in the field, or the list would close. */}
                <Button
                  size="s"
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={failure.retry}
                >
                  {texts.retry}
                </Button>
              </span>
            ) : null}
          </Combobox.Status>
          <Combobox.Empty>
            {word === null ? null : <span className="popup-item faint">{word}</span>}
          </Combobox.Empty>
          <Combobox.List>
            {(option: Option) => (
              <Combobox.Item key={option.value} value={option} className="popup-item">
                {option.label}
                <Combobox.ItemIndicator render={<Check className="i i-s" aria-hidden="true" />} />
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
