import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Dock } from '#panel/frame/dock.tsx';
import { SideMenu } from '#panel/frame/side-menu.tsx';
import { useLiveConnection } from '#panel/live/live.ts';
import { LostLine } from '#panel/live/lost-line.tsx';
import { useMay } from '#panel/session/use-me.ts';
import { Offline } from '#panel/ui/states.tsx';
import { useKey } from '#panel/ui/use-key.ts';

const Palette = lazy(() => import('#panel/frame/palette.tsx'));
const ChatWatch = lazy(() => import('#panel/chat/watch.tsx'));
const KeySheet = lazy(() => import('#panel/frame/key-sheet.tsx'));

/** What stands around every screen: the menu, the search everywhere and the sheet of keys. */
export function Frame() {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const hasChat = useMay('chat');
  useLiveConnection();
  useKey({ code: 'KeyK', isCtrl: true }, () => {
    // Not above a dialog of the screen, which has to be answered first.
    if (open === null && document.querySelector('[role=dialog]')) return;
    setOpen(open === 'palette' ? null : 'palette');
  });
  useKey({ code: 'Slash', isShift: true }, () => setOpen('keys'));
  return (
    <>
      <Offline />
      <LostLine />
      <div className="app">
        <SideMenu onSearch={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
        <main className="main">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Dock />
      </div>
      <Suspense>{hasChat ? <ChatWatch /> : null}</Suspense>
      <Suspense>
        {open === 'palette' ? <Palette onClose={close} /> : null}
        {open === 'keys' ? <KeySheet onClose={close} /> : null}
      </Suspense>
    </>
  );
}
