import type { ReactNode } from 'react';
import { accountTexts } from '#components/account/texts.ts';
import { Logo } from '#components/frame/logo.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { paths } from '#lib/contract/paths.ts';
import { getHome, getMasterData } from '#lib/home/server.ts';

/** The cut-out image of the first slide of the home page, or null. */
async function shownProduct(): Promise<string | null> {
  const home = await getHome();
  if (!home.found) return null;
  const slider = home.data.blocks.find((block) => block.type === 'slider');
  return slider?.data[0]?.image ?? null;
}

/** Frame of the pages for logging in and registering, without header and footer. */
export async function AuthPage({ children }: { children: ReactNode }) {
  const [master, image] = await Promise.all([getMasterData(), shownProduct()]);
  return (
    <div className="full-page grid min-h-dvh bg-ground lg:grid-cols-2">
      <div className="mx-auto grid w-full max-w-[26rem] content-start gap-6 px-4 pb-8 pt-[clamp(1.5rem,14vh,9rem)]">
        <div className="flex items-center justify-between">
          <Logo shop={master.found ? master.data.shop.name : ''} />
          <a className="icon-btn icon-btn-outline" href={paths.home} aria-label={accountTexts.back}>
            <Icon name="x" />
          </a>
        </div>
        {children}
        <noscript>
          <p className="panel">{accountTexts.noScript}</p>
        </noscript>
      </div>
      <div className="relative hidden content-end overflow-hidden bg-t-sand p-16 lg:grid">
        {image === null ? null : (
          <div className="absolute inset-0 grid place-items-center pb-24">
            <Picture image={image} alt="" sizes="40rem" className="w-[min(40rem,80%)]" />
          </div>
        )}
        <p className="relative max-w-[26rem] text-22 font-price leading-10">
          {accountTexts.allInOne}
        </p>
      </div>
    </div>
  );
}
