'use client';

import { useWatch } from 'react-hook-form';
import { FormError } from '#components/account/form-error.tsx';
import { NewPasswordField } from '#components/account/new-password-field.tsx';
import { PasswordField } from '#components/account/password-field.tsx';
import { passwordTexts } from '#components/account/password/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import type { EndedAnswer } from '#lib/contract/member-profile.ts';
import { currentPasswordRule, judgedBy } from '#lib/rules/account.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import { showToast } from '#lib/toasts/store.ts';

interface Fields {
  currentPassword: string;
  newPassword: string;
}

const empty: Fields = { currentPassword: '', newPassword: '' };

interface PasswordFormProps {
  profile: GetProfileAnswer;
  onChange: () => void;
}

export function PasswordForm({ profile, onChange }: PasswordFormProps) {
  const { hasPassword, mobile } = profile;
  const { form, sentence, busy, onSubmit } = useAccountForm<Fields, EndedAnswer>({
    values: empty,
    names: hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword'],
    send: async (fields) => (await import('#lib/account/client.ts')).changePassword(fields),
    onDone: ({ ended }) => {
      form.reset(empty);
      onChange();
      const more = ended === 0 ? {} : { text: passwordTexts.ended(ended) };
      void showToast('success', passwordTexts.changed, more);
    },
  });
  const { register, control, formState } = form;
  const written = useWatch({ control, name: 'newPassword' });
  const { errors } = formState;
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <p className="text-ink-2">{hasPassword ? passwordTexts.intro : passwordTexts.introFirst}</p>
      {/* For password managers: the account the password belongs to. */}
      <input hidden readOnly type="text" autoComplete="username" value={mobile} />
      {hasPassword ? (
        <PasswordField
          label={passwordTexts.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { validate: judgedBy(currentPasswordRule) })}
        />
      ) : null}
      <NewPasswordField
        label={passwordTexts.next}
        written={written}
        error={errors.newPassword?.message}
        {...register('newPassword', {
          validate: (password) => faultOfNewPassword(password, { mobile }) ?? true,
        })}
      />
      <FormError sentence={sentence} />
      <div>
        <SubmitButton busy={busy}>
          {hasPassword ? passwordTexts.change : passwordTexts.set}
        </SubmitButton>
      </div>
    </form>
  );
}
