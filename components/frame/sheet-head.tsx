import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

interface SheetHeadProps {
  title: string;
  /** Id of the popover. */
  target: string;
  /** Whether the close button gets the focus when the popover opens. */
  first?: boolean;
}

/** Title and close button of a popover that covers the page on phones. */
export function SheetHead({ title, target, first = false }: SheetHeadProps) {
  return (
    <div className="sheet-head">
      <h2>{title}</h2>
      <button
        type="button"
        className="icon-btn"
        popoverTarget={target}
        popoverTargetAction="hide"
        aria-label={frameTexts.close}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the popover opens, not at page load
        autoFocus={first}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
