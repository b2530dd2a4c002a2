import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminCoupon, AdminPromotion } from '#lib/contract/admin-selling.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { usesWords } from '#panel/discounts/coupon.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note, State } from '#panel/ui/states.tsx';

const CouponDialog = lazy(() => import('#panel/discounts/coupon-dialog.tsx'));

/** The codes of a promotion. */
export function CodesSection({ promotion }: { promotion: AdminPromotion }) {
  const { id, coupons, couponCount } = promotion;
  const [opened, setOpened] = useState<AdminCoupon | 'new' | null>(null);
  const hidden = couponCount - coupons.length;
  return (
    <section className="section" aria-label={words.sections.codes}>
      <div className="section-head">
        <h2>{words.sections.codes}</h2>
        <Button
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => setOpened('new')}
        >
          {words.addCode}
        </Button>
      </div>
      {coupons.length === 0 ? (
        <Note>{words.noCodes}</Note>
      ) : (
        <ul className="codes" aria-label={words.sections.codes}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <span className="grid flex-1 min-w-0">
                <bdi dir="ltr" className="font-label justify-self-start truncate max-w-full">
                  {coupon.code}
                </bdi>
                <span className="small faint">{usesWords(coupon)}</span>
              </span>
              {coupon.isShown ? <span className="small faint">{words.shown}</span> : null}
              <State kind={coupon.isActive ? 'good' : 'rest'}>
                {coupon.isActive ? words.states.active : words.off}
              </State>
              <Button
                size="s"
                aria-label={words.editCodeOf(coupon.code)}
                onClick={() => setOpened(coupon)}
              >
                {words.editCode}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 ? <p className="hint">{words.moreCodes(formatNumber(hidden))}</p> : null}
      {opened === null ? null : (
        <Suspense>
          <CouponDialog
            promotionId={id}
            coupon={opened === 'new' ? null : opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
