'use client';

import { accountParts, type AccountPart } from '#components/account/frame/parts.ts';
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { UnverifiedMobile } from '#components/account/unverified-mobile.tsx';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { administratorRole } from '#lib/contract/codes.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Links every member sees; an administrator gets one more. */
const memberParts: readonly AccountPart[] = [
  ...accountParts,
  {
    href: paths.cart,
    icon: 'shopping-bag',
    title: accountTexts.cart,
    text: accountTexts.cartText,
  },
];
const partsClass = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

const load = async () => (await import('#lib/account/client.ts')).readProfile();

/** The account's first page: who is logged in, links to the other pages, and logout. */
export function AccountHome() {
  const { reading, retry } = useReading(load);
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') {
    return <FailedReading level={2} texts={accountTexts} retry={retry} />;
  }
  return <Member profile={reading} />;
}

function Member({ profile }: { profile: GetProfileAnswer }) {
  const { name, mobile, mobileVerified, role } = profile;
  return (
    <div className="grid gap-6">
      <section className="panel flex flex-wrap items-center gap-4">
        <span className="grid h-14 w-14 flex-none place-items-center rounded-full bg-sunken-2">
          <Icon name="user-round" className="i-l" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-price">{name || accountTexts.noName}</h2>
          <p className="text-ink-2">
            <bdi dir="ltr">{toPersianDigits(maskedMobile(mobile))}</bdi>
          </p>
        </div>
        <LogOutButton className="btn btn-outline" />
      </section>
      {mobileVerified ? null : (
        <UnverifiedMobile returnUrl={paths.account}>
          {accountTexts.mobileUnverified}
        </UnverifiedMobile>
      )}
      <ul className={partsClass}>
        {role === administratorRole ? (
          <PartItem
            href={paths.panel}
            icon="sliders-horizontal"
            title={accountTexts.panel}
            text={accountTexts.panelText}
          />
        ) : null}
        {memberParts.map((part) => (
          <PartItem key={part.href} {...part} />
        ))}
      </ul>
    </div>
  );
}

function PartItem(part: AccountPart) {
  return (
    <li>
      <a className="panel flex h-full items-center gap-4 hover:bg-sunken" href={part.href}>
        <Face {...part} />
      </a>
    </li>
  );
}

function Face({ icon, title, text }: AccountPart) {
  return (
    <>
      <Icon name={icon} className="i-l flex-none" />
      <span className="min-w-0">
        <strong className="block font-label">{title}</strong>
        <span className="text-13 text-ink-3">{text}</span>
      </span>
      <Icon name="chevron-left" className="ms-auto flex-none text-ink-3" />
    </>
  );
}

/** Placeholder of the same size as the loaded member. */
function Skeleton() {
  return (
    <div className="needs-script grid gap-6 motion-safe:animate-pulse">
      <p className="sr-only">{accountTexts.loading}</p>
      <div className="panel flex items-center gap-4" aria-hidden>
        <div className="h-14 w-14 flex-none rounded-full bg-sunken-2" />
        <div className="grid flex-1 gap-2">
          <div className="h-5 w-32 rounded-8 bg-sunken-2" />
          <div className="h-4 w-40 rounded-8 bg-sunken-2" />
        </div>
      </div>
      <div className={partsClass} aria-hidden>
        {memberParts.map((part) => (
          <div key={part.href} className="panel h-full">
            <div className="rounded-8 bg-sunken-2">
              {/* Invisible: the line may break anywhere. */}
              <div className="invisible flex items-center gap-4">
                <Face {...part} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
