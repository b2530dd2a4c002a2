import type { ReactNode } from 'react';
import { contactPath } from '#components/basket/texts.ts';
import { type Rules, rulesOf } from '#components/checkout/rules.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { Logo } from '#components/frame/logo.tsx';
import { PhoneLink } from '#components/frame/phone-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#lib/contract/paths.ts';
import { getMasterData } from '#lib/home/server.ts';

const noRules: Rules = { terms: null, privacy: null, returns: null };

interface CheckoutFrameProps {
  /** Where the arrow on phones leads. */
  back: { href: string; label: string };
  /** The page's heading; without steps it is shown only where scripts are off. */
  title: string;
  /** The steps are shown before the payment only. */
  hasSteps?: boolean;
  /** Shown without scripts, before the telephone number; null where the page works without them. */
  noScript: string | null;
  children: ReactNode;
}

/** Frame of checkout and result: logo, steps and one line at the foot, nothing that leads away. */
export async function CheckoutFrame(frame: CheckoutFrameProps) {
  const { back, title, hasSteps = false, noScript, children } = frame;
  const heading = <h1 className="co-title">{title}</h1>;
  const master = await getMasterData();
  const { name, phone } = master.found ? master.data.shop : { name: '', phone: '' };
  const rules = master.found ? rulesOf(master.data) : noRules;
  return (
    <div className="full-page no-dock co-page">
      <div className="co-top">
        <div className="wrap">
          <a className="icon-btn lg:hidden" href={back.href} aria-label={back.label}>
            <Icon name="chevron-right" className="i-l" />
          </a>
          <Logo shop={name} />
          {hasSteps ? <Steps /> : null}
          <span className="co-safe">
            <Icon name="lock" className="i-s text-good" />
            {checkoutTexts.safe}
          </span>
        </div>
      </div>
      <div className="wrap co-body">
        {hasSteps ? heading : null}
        {noScript === null ? null : (
          <noscript>
            {hasSteps ? null : heading}
            <p className="panel mt-4">
              {noScript} <PhoneLink phone={phone} />
            </p>
          </noscript>
        )}
        {children}
      </div>
      <div className="co-foot">
        <div className="wrap">
          <p>
            {checkoutTexts.question}{' '}
            <a className="link" href={contactPath}>
              {checkoutTexts.contact}
            </a>{' '}
            {phone === '' ? null : (
              <>
                {checkoutTexts.or} <PhoneLink phone={phone} />
              </>
            )}
          </p>
          <RuleLinks rules={rules} />
        </div>
      </div>
    </div>
  );
}

function RuleLinks({ rules: { terms, privacy, returns } }: { rules: Rules }) {
  const pages = [terms, privacy, returns].filter((page) => page !== null);
  if (pages.length === 0) return null;
  return (
    <ul aria-label={checkoutTexts.rules}>
      {pages.map(({ href, label }) => (
        <li key={href}>
          <a className="link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  return (
    <ol className="co-steps" aria-label={checkoutTexts.steps}>
      <li>
        <Icon name="check" className="i-s text-good" />
        <a href={paths.cart}>{checkoutTexts.cart}</a>
      </li>
      <li aria-current="step">
        <b aria-hidden="true">۲</b>
        {checkoutTexts.title}
      </li>
      <li>
        <b aria-hidden="true">۳</b>
        {checkoutTexts.payment}
      </li>
    </ol>
  );
}
