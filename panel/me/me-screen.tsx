import { toPersianDigits } from '#lib/text/digits.ts';
import { Page } from '#panel/frame/page.tsx';
import { OwnDevices } from '#panel/me/own-devices.tsx';
import { OwnSecondStep } from '#panel/me/own-second-step.tsx';
import { meTexts } from '#panel/me/texts.ts';
import { useMe } from '#panel/session/use-me.ts';

/** A person's own account: who they are here, the second step, and where they are signed in. */
export default function MeScreen() {
  const me = useMe();
  return (
    <Page title={meTexts.title} width="mid">
      <section className="section">
        <dl className="grid gap-2 medium">
          <div className="flex justify-between gap-4">
            <dt className="faint">{meTexts.name}</dt>
            <dd className="font-label">{me.name}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="faint">{meTexts.mobile}</dt>
            <dd>
              <bdi dir="ltr">{toPersianDigits(me.mobile)}</bdi>
            </dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="faint">{meTexts.roles}</dt>
            <dd>{me.roles.map(({ name }) => name).join('، ')}</dd>
          </div>
        </dl>
      </section>
      <OwnSecondStep />
      <OwnDevices />
    </Page>
  );
}
