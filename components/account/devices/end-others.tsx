'use client';

import { AskDialog } from '#components/account/ask-dialog.tsx';
import { deviceTexts } from '#components/account/devices/texts.ts';
import type { EndedAnswer } from '#lib/contract/member-profile.ts';

interface EndOthersProps {
  count: number;
  onClose: () => void;
  onDone: (ended: number) => void;
}

/** Asks for confirmation before all other devices are signed out. */
export default function EndOthers({ count, onClose, onDone }: EndOthersProps) {
  return (
    <AskDialog<EndedAnswer>
      texts={{
        title: deviceTexts.askTitle,
        confirm: deviceTexts.confirm,
        cancel: deviceTexts.cancel,
      }}
      call={async () => (await import('#lib/account/client.ts')).endOtherDevices()}
      onClose={onClose}
      onDone={({ ended }) => onDone(ended)}
    >
      <p>{deviceTexts.askText(count)}</p>
    </AskDialog>
  );
}
