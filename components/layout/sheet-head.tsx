import { layoutTexts } from '#components/layout/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/** Title and close button of a popover that covers the page on phones. */
export function SheetHead({ title, target }: { title: string; target: string }) {
  return (
    <div className="sheet-head">
      <p>{title}</p>
      <button
        type="button"
        className="icon-btn"
        popoverTarget={target}
        popoverTargetAction="hide"
        aria-label={layoutTexts.close}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
