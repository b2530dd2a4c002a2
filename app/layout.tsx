import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LiveStart } from '#components/frame/live-start.tsx';
import { ChatLink } from '#components/chat/chat-link.tsx';
import { BackToTop } from '#components/frame/back-to-top.tsx';
import { DialogHost } from '#components/frame/dialog-host.tsx';
import { Footer } from '#components/frame/footer.tsx';
import { HeadScripts } from '#components/frame/head/head-scripts.tsx';
import { Header } from '#components/frame/header.tsx';
import { MenusStart } from '#components/frame/menus/menus-start.tsx';
import { MissingPage } from '#components/states/missing-page.tsx';
import { OfflineNotice } from '#components/states/offline-notice.tsx';
import { KnownCategories } from '#components/frame/popular-categories.tsx';
import { PromotionBar, promotionName } from '#components/frame/promotion-bar.tsx';
import { keepDraftShell, keepShell } from '#components/frame/shell/shell-store.ts';
import { SoftLinks } from '#components/frame/soft-links/soft-links.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Toolbar } from '#components/frame/toolbar.tsx';
import { WarningBanner } from '#components/frame/warning-banner.tsx';
import { markOf } from '#lib/brand/icons.ts';
import { brandCss } from '#lib/brand/style.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { frameOfDraft, withFrame } from '#lib/draft/server.ts';
import { getMasterData } from '#lib/home/server.ts';
import { toolsId, writtenTools } from '#lib/measuring/settings.ts';
import { titleTemplate } from '#lib/rules/head-texts.ts';
import { publicConfig } from '#lib/public-config.ts';
import { vazirmatn } from './fonts.ts';
import { amber } from './styles/tokens.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const master = await getMasterData();
  const name = master.found ? master.data.shop.name : '';
  const mark = master.found ? markOf(master.data.brand) : null;
  return {
    metadataBase: new URL(publicConfig.siteUrl),
    title: { default: name, template: titleTemplate(name) },
    manifest: '/manifest.webmanifest',
    icons: mark
      ? { icon: { url: mark.small, type: 'image/webp' }, apple: mark.touch }
      : {
          icon: [
            { url: '/favicon.ico', sizes: '32x32' },
            { url: '/favicon.svg', type: 'image/svg+xml' },
          ],
          apple: '/apple-touch-icon.png',
        },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const master = await getMasterData();
  const own = master.found ? master.data.brand?.colour : null;
  return { themeColor: own ?? amber, viewportFit: 'cover' };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const read = await getMasterData();
  const draft = frameOfDraft();
  const master = read.found ? withFrame(read.data, draft) : null;
  const banner = master?.topBanner ?? null;
  const frame = master && frameOf(master, draft !== null);
  const look = master ? brandCss(master.brand, publicConfig.imageBase) : '';
  return (
    <html lang="fa-IR" dir="rtl" className={vazirmatn.variable} suppressHydrationWarning>
      <head>
        <HeadScripts promotion={promotionName(banner)} />
        {look === '' ? null : <style dangerouslySetInnerHTML={{ __html: look }} />}
        {/* Next's metadata has no field for it that a page's own `openGraph` would not replace. */}
        {master ? <meta property="og:site_name" content={master.shop.name} /> : null}
      </head>
      <body>
        <a className="skip-link" href={`#${frameIds.content}`}>
          {frameTexts.skip}
        </a>
        {/* Before all else for the keyboard: dozens of links of menus and lists follow. */}
        <ShopChat master={master} className="chat-link" />
        {banner === null ? null : <PromotionBar banner={banner} />}
        {frame === null ? null : (
          <Header {...frame} chat={<ShopChat master={master} className="icon-btn hd-chat" />} />
        )}
        <WarningBanner />
        <main id={frameIds.content} tabIndex={-1}>
          {frame === null ? (
            <MissingPage />
          ) : (
            <KnownCategories shell={frame.shell}>{children}</KnownCategories>
          )}
        </main>
        {frame === null ? null : <Footer {...frame} />}
        <BackToTop />
        <Toolbar />
        <div id={frameIds.compare} />
        <div id={frameIds.chat} />
        <ShopTools master={master} />
        <SoftLinks />
        <DialogHost />
        <MenusStart />
        <LiveStart />
        <OfflineNotice />
      </body>
    </html>
  );
}

interface ShopChatProps {
  master: MasterData | null;
  className: string;
}

const ShopChat = ({ master, className }: ShopChatProps) =>
  master?.shop.chat === true ? (
    <ChatLink className={className} icon="messages-square">
      {frameTexts.chat}
    </ChatLink>
  ) : null;

/** What the script that loads tools of measurement finds; nothing where none is set. */
function ShopTools({ master }: { master: MasterData | null }) {
  const tools = writtenTools(master?.measuring);
  return tools === null ? null : <div id={toolsId} data-tools={tools} />;
}

const frameOf = (master: MasterData, isDraft: boolean) => ({
  shop: master.shop.name,
  phone: master.shop.phone,
  years: { first: master.shop.copyrightFrom, current: master.shop.copyrightYear },
  shell: isDraft ? keepDraftShell(master) : keepShell(master),
});
