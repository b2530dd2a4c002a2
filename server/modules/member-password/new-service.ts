import { faultOfNewPassword } from '#lib/rules/password.ts';
import { ShopError } from '#server/errors.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

/** Passwords that are about to be set. @param shopNames what the shop is called: passwords must not be that */
export function createNewPasswords(shopNames: () => Promise<string[]>) {
  return {
    /**
     * @param mobile of its owner
     * @returns the hash
     * @throws {ShopError} 422 with the field `password` for one that is easily guessed
     */
    async hash(password: string, mobile: string): Promise<string> {
      const fault = faultOfNewPassword(password, { mobile, shopNames: await shopNames() });
      if (fault === null) return hashPassword(password);
      throw new ShopError(422, 'INVALID', passwordTexts.invalid, { fields: { password: fault } });
    },
  };
}
export type NewPasswords = ReturnType<typeof createNewPasswords>;
