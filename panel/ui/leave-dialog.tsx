import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

const words = {
  title: 'آنچه نوشته‌اید ذخیره نشده است',
  text: 'اگر از این صفحه بروید، تغییرهای شما از دست می‌رود.',
  stay: 'ماندن و ادامه',
  leave: 'رفتن بدون ذخیره',
};

/** Asks whether what was written may be lost. */
export default function LeaveDialog({
  onStay,
  onLeave,
}: {
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog
      isOpen
      isFirm
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button look="primary" onClick={onStay}>
            {words.stay}
          </Button>
          <Button look="danger" onClick={onLeave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p className="muted">{words.text}</p>
    </Dialog>
  );
}
