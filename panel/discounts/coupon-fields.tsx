import type { CouponDraft } from '#panel/discounts/coupon.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { CheckField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';

interface Props {
  coupon: CouponDraft;
  set: (change: Partial<CouponDraft>) => void;
  faults: Readonly<Record<string, string>>;
}

/** A code and its limits. */
export function CouponFields({ coupon, set, faults }: Props) {
  return (
    <>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={faults['code']}
        value={coupon.code}
        onChange={(event) => set({ code: event.target.value })}
        isLatin
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="cols">
        <NumberField
          label={words.mostUses}
          hint={words.limitHint}
          error={faults['useLimit']}
          unit={words.times}
          value={coupon.useLimit}
          onChange={(useLimit) => set({ useLimit })}
          min={1}
          max={2_147_483_647}
        />
        <NumberField
          label={words.memberLimit}
          hint={words.limitHint}
          error={faults['memberLimit']}
          unit={words.times}
          value={coupon.memberLimit}
          onChange={(memberLimit) => set({ memberLimit })}
          min={1}
          max={2_147_483_647}
        />
      </div>
      <CheckField checked={coupon.isShown} onChange={(isShown) => set({ isShown })}>
        {words.isShown}
      </CheckField>
    </>
  );
}
