import type { FormEvent, ReactNode } from 'react';
import { AuthHeading } from '#components/account/auth-heading.tsx';

interface WayFormProps {
  title: string;
  text: string;
  /** Sent once, however often it is asked to. */
  busy: boolean;
  submit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** The first step of a way into an account. */
export function WayForm({ title, text, busy, submit, children }: WayFormProps) {
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      {/* Sent before the page is alive, it must not put a password into the address. */}
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
