import type { FormEvent, ReactNode } from 'react';
import { AuthHeading } from '#components/account/auth-heading.tsx';

interface SecretFormProps {
  /** While busy, further submits are ignored. */
  busy: boolean;
  submit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** A form whose fields must not end up in the address: if submitted before hydration, it posts. */
export function SecretForm({ busy, submit, children }: SecretFormProps) {
  return (
    <form
      className="needs-script grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      {children}
    </form>
  );
}

interface AuthFormProps extends SecretFormProps {
  title: string;
  text: string;
}

/** First step of logging in or registering. */
export function AuthForm({ title, text, ...form }: AuthFormProps) {
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      <SecretForm {...form} />
    </>
  );
}
