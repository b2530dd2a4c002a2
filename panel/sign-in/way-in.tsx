import type { ReactNode } from 'react';
import { Offline } from '#panel/ui/states.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';

interface Props {
  title: string;
  text?: ReactNode;
  shopName?: string | undefined;
  children: ReactNode;
}

/** The box in the middle in which people sign in. */
export function WayIn({ title, text, shopName = '', children }: Props) {
  return (
    <>
      <Offline />
      <main className="auth">
        <title>{`${title} | ${signInTexts.panel}`}</title>
        <div className="auth-box">
          <p className="flex items-center justify-between gap-2">
            <span className="auth-shop">
              <img src="/favicon.svg" alt="" width={22} height={24} />
              {shopName}
            </span>
            <span className="small faint">{signInTexts.panel}</span>
          </p>
          <div className="grid gap-1">
            <h1>{title}</h1>
            {text ? <p className="medium muted">{text}</p> : null}
          </div>
          {children}
        </div>
      </main>
    </>
  );
}
