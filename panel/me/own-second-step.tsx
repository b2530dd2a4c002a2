import { useState } from 'react';
import { needsSecondStep } from '#lib/contract/permissions.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { meTexts } from '#panel/me/texts.ts';
import { endTotp, makeRecoveryCodes, meQuery } from '#panel/session/calls.ts';
import { useMe } from '#panel/session/use-me.ts';
import { RecoveryCodes } from '#panel/sign-in/recovery-codes.tsx';
import { SecondStep } from '#panel/sign-in/second-step.tsx';
import { queries } from '#panel/queries.ts';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

type Open = 'on' | 'off' | 'new codes' | readonly string[] | null;

const readMe = () => queries.fetchQuery({ ...meQuery, staleTime: 0 });

function Opened({ open, setOpen }: { open: Open; setOpen: (open: Open) => void }) {
  const close = () => setOpen(null);
  if (open === null) return null;
  if (open === 'on') {
    return (
      <Dialog isOpen isFirm title={meTexts.secondStep} onClose={close}>
        <SecondStep onDone={close} />
      </Dialog>
    );
  }
  if (open === 'off') {
    return (
      <Confirm
        title={meTexts.turnOffTitle}
        text={meTexts.turnOffText}
        action={meTexts.turnOff}
        onClose={close}
        onConfirm={async () => {
          await endTotp();
          await readMe();
          showToast(meTexts.turnedOff);
        }}
      />
    );
  }
  if (open === 'new codes') {
    return (
      <Confirm
        title={meTexts.newCodesTitle}
        text={meTexts.newCodesText}
        action={meTexts.newCodes}
        onClose={() => setOpen(null)}
        onConfirm={async () => {
          const { recoveryCodes } = await makeRecoveryCodes();
          await readMe();
          // After `onClose` of the question.
          setTimeout(() => setOpen(recoveryCodes));
        }}
      />
    );
  }
  return (
    <Dialog isOpen isFirm title={meTexts.secondStep} onClose={close}>
      <RecoveryCodes codes={open} onKept={close} />
    </Dialog>
  );
}

/** The second step of the person's own sign-in. */
export function OwnSecondStep() {
  const me = useMe();
  const [open, setOpen] = useState<Open>(null);
  const isOn = me.totp === 'on';
  return (
    <section className="section" aria-labelledby="own-second-step">
      <div className="section-head">
        <h2 id="own-second-step">{meTexts.secondStep}</h2>
        <State kind={isOn ? 'good' : 'wait'}>{isOn ? meTexts.on : meTexts.off}</State>
      </div>
      <p className="medium muted">
        {isOn ? meTexts.onText(formatNumber(me.recoveryCodesLeft)) : meTexts.offText}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button onClick={() => setOpen('new codes')}>{meTexts.newCodes}</Button>
            {needsSecondStep(me.permissions) ? null : (
              <Button look="danger" onClick={() => setOpen('off')}>
                {meTexts.turnOff}
              </Button>
            )}
          </>
        ) : (
          <Button look="primary" onClick={() => setOpen('on')}>
            {meTexts.turnOn}
          </Button>
        )}
      </div>
      <Opened open={open} setOpen={setOpen} />
    </section>
  );
}
