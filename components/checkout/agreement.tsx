import { rulesOf } from '#components/checkout/rules.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { getMasterData } from '#lib/home/server.ts';

/** What is agreed to by ordering, and how long goods can go back; nothing of what the shop does not say. */
export async function Agreement() {
  const master = await getMasterData();
  if (!master.found) return null;
  const { terms } = rulesOf(master.data);
  const days = master.data.shop.terms?.returnDays;
  if (terms === null && days === undefined) return null;
  return (
    <p className="co-agreement">
      {terms === null ? null : (
        <>
          {checkoutTexts.agree.before}
          <a className="link" href={terms.href}>
            {checkoutTexts.agree.rules(master.data.shop.name)}
          </a>
          {checkoutTexts.agree.after}{' '}
        </>
      )}
      {days === undefined ? null : checkoutTexts.canReturn(days)}
    </p>
  );
}
