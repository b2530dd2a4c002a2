import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import type { StaffMessage } from '#lib/contract/contact.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { markMessage } from '#panel/messages/calls.ts';
import { messageTexts as words } from '#panel/messages/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';
import '#panel/styles/opinions.css';

interface Props {
  message: StaffMessage;
  onClose: () => void;
}

/** A message, whole, and whether it was dealt with. */
export default function MessageDrawer({ message, onClose }: Props) {
  const { id, name, mobile, subject, message: written, sentAt, handledAt, handledBy } = message;
  const now = useNow();
  const isOpen = handledAt === null;
  const { mutate, isPending } = useMutation({
    mutationFn: () => markMessage(id, isOpen),
    onSuccess: () => {
      showToast(isOpen ? words.wasHandled : words.wasOpened, () => markMessage(id, !isOpen));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isDrawer
      title={subject || words.noSubject}
      onClose={onClose}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      actions={
        <>
          <Button look={isOpen ? 'primary' : 'outline'} type="submit" isBusy={isPending}>
            {isOpen ? words.markHandled : words.markOpen}
          </Button>
          <Button className="ms-auto" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <dl className="facts">
        <div>
          <dt className="faint">{words.sender}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt className="faint">{words.mobile}</dt>
          <dd>
            <a href={`tel:${mobile}`} className="link" aria-label={words.call(mobile)}>
              <bdi dir="ltr">{readableMobile(mobile)}</bdi>{' '}
              <Phone className="i i-s inline" aria-hidden="true" />
            </a>
          </dd>
        </div>
        <div>
          <dt className="faint">{words.at}</dt>
          <dd>
            <At moment={sentAt} />
          </dd>
        </div>
        {handledAt === null ? null : (
          <div>
            <dt className="faint">{words.handledAt}</dt>
            <dd>{words.handledBy(handledBy ?? words.someone, lastSeen(handledAt, now))}</dd>
          </div>
        )}
      </dl>
      <p className="opinion-text" dir="auto">
        {written}
      </p>
    </Dialog>
  );
}
