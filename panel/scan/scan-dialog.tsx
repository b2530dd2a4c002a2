import CameraStrip from '#panel/scan/camera-strip.tsx';
import { scanTexts } from '#panel/scan/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Reads one code by the camera, for a field. */
export default function ScanDialog({ onCode, onClose }: Props) {
  return (
    <Dialog isOpen title={scanTexts.parcel} onClose={onClose}>
      <CameraStrip
        onClose={onClose}
        onCode={(code) => {
          onCode(code);
          onClose();
        }}
      />
    </Dialog>
  );
}
