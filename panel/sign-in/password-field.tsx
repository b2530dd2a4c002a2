import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { FieldFrame, useFieldIds } from '#panel/ui/fields.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  hint?: string;
  error?: string | undefined;
}

/** A password, which can be shown. */
export function PasswordField({ hint, error, ...rest }: Props) {
  const ids = useFieldIds({ hint, error });
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={signInTexts.password} {...{ hint, error, ids }}>
      <span className="input pe-1" data-invalid={error ? '' : undefined}>
        <input
          autoComplete="current-password"
          {...rest}
          id={ids.id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.described}
        />
        <IconButton
          size="s"
          label={isShown ? signInTexts.hidePassword : signInTexts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? (
            <EyeOff className="i" aria-hidden="true" />
          ) : (
            <Eye className="i" aria-hidden="true" />
          )}
        </IconButton>
      </span>
    </FieldFrame>
  );
}
