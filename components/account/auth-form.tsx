import type { FormEvent, ReactNode } from 'react';
import { AuthHeading } from '#components/account/auth-heading.tsx';

interface AuthFormProps {
  title: string;
  text: string;
  /** While busy, further submits are ignored. */
  busy: boolean;
  submit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** First step of logging in or registering. */
export function AuthForm({ title, text, busy, submit, children }: AuthFormProps) {
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      {/* `post`: if submitted before hydration, a password must not end up in the address. */}
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
    </>
  );
}
