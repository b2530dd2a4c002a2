'use client';

import { FormError } from '#components/account/form-error.tsx';
import { profileTexts } from '#components/account/profile/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { TextField } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import { emailRule, judgedBy, nameRule } from '#lib/rules/account.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { showToast } from '#lib/toasts/store.ts';

interface Fields {
  name: string;
  email: string;
}

interface ProfileFormProps {
  profile: GetProfileAnswer;
  onChange: (profile: GetProfileAnswer) => void;
}

/** Name and e-mail. The mobile number is the login name and is shown read-only. */
export function ProfileForm({ profile, onChange }: ProfileFormProps) {
  const { form, sentence, busy, onSubmit } = useAccountForm<Fields, GetProfileAnswer>({
    values: { name: profile.name, email: profile.email ?? '' },
    names: ['name', 'email'],
    send: async (fields) => (await import('#lib/account/client.ts')).updateProfile(fields),
    onDone: (answer) => {
      onChange(answer);
      // The service normalises what it stores.
      form.reset({ name: answer.name, email: answer.email ?? '' });
      void showToast('success', profileTexts.saved);
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <h2 className="text-18 font-price">{profileTexts.personal}</h2>
      <TextField
        label={profileTexts.name}
        autoComplete="name"
        error={errors.name?.message}
        field={register('name', { validate: judgedBy(nameRule) })}
      />
      <TextField
        label={profileTexts.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={errors.email?.message}
        field={register('email', { validate: judgedBy(emailRule) })}
      />
      <div className="grid gap-2">
        <p className="text-13 font-label">{profileTexts.mobile}</p>
        <p className="flex flex-wrap items-center gap-3">
          <bdi dir="ltr">{toPersianDigits(profile.mobile)}</bdi>
          {profile.mobileVerified ? (
            <span className="tag tag-good">{profileTexts.verified}</span>
          ) : (
            <span className="tag tag-warn">{profileTexts.unverified}</span>
          )}
        </p>
      </div>
      <FormError sentence={sentence} />
      <div>
        <SubmitButton busy={busy}>{profileTexts.save}</SubmitButton>
      </div>
    </form>
  );
}
