import type { Buyer, StartOrderBody } from '#lib/contract/order.ts';
import { type Rule } from '#lib/rules/account.ts';
import { companyNameRule, economicCodeRule, nationalIdRule } from '#lib/rules/company.ts';
import { ShopError } from '#server/errors.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

const rules = {
  name: companyNameRule,
  nationalId: nationalIdRule,
  economicCode: economicCodeRule,
} satisfies Record<keyof Buyer, Rule>;

/**
 * The company of a start, in the notation that is kept.
 * @throws {ShopError} 422 with `Buyer.…` in `fields`
 */
export function companyOf({ Buyer: given }: Pick<StartOrderBody, 'Buyer'>): Buyer | undefined {
  if (given === undefined) return undefined;
  const fields: Record<string, string> = {};
  const judge = (field: keyof Buyer): string => {
    const judged = rules[field](given[field]);
    if ('value' in judged) return judged.value;
    fields[`Buyer.${field}`] = judged.error;
    return '';
  };
  const company = {
    name: judge('name'),
    nationalId: judge('nationalId'),
    economicCode: judge('economicCode'),
  };
  if (Object.keys(fields).length > 0)
    throw new ShopError(422, 'INVALID', orderTexts.invalid, { fields });
  return company;
}
