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
      {/* No heading element: on each page it would come before that of the page itself. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p role="heading" aria-level={2}>
        {title}
      </p>
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
