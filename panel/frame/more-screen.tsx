import { Link } from '@tanstack/react-router';
import { ChevronLeft, ExternalLink, LogOut, UserRound } from 'lucide-react';
import { leavePanel } from '#panel/frame/leave.ts';
import { Page } from '#panel/frame/page.tsx';
import { SchemeButton } from '#panel/frame/scheme-button.tsx';
import { menuOf } from '#panel/screens.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';

/** «بیشتر» on a phone: all screens, the account and the way out. */
export default function MoreScreen() {
  const me = useMe();
  return (
    <Page title={texts.more} actions={<SchemeButton />}>
      <ul className="cards">
        <li className="card">
          <UserRound className="i" aria-hidden="true" />
          <Link to="/me" className="card-body card-open">
            <span className="font-label">{me.name}</span>
            <span className="small faint">{texts.account}</span>
          </Link>
          <ChevronLeft className="i i-s" aria-hidden="true" />
        </li>
      </ul>
      {menuOf(me.permissions).map((entry) => (
        <section key={entry.name}>
          <h2 className="pb-2">{entry.title}</h2>
          <ul className="cards">
            {entry.screens.map(({ path, title }) => (
              <li key={path} className="card">
                <entry.icon className="i" aria-hidden="true" />
                <Link to={path} className="card-body card-open">
                  {title}
                </Link>
                <ChevronLeft className="i i-s" aria-hidden="true" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul className="cards">
        <li className="card">
          <ExternalLink className="i" aria-hidden="true" />
          <a href="/" className="card-body card-open">
            {texts.shop}
          </a>
        </li>
        <li className="card">
          <LogOut className="i" aria-hidden="true" />
          <button type="button" className="card-body card-open" onClick={() => void leavePanel()}>
            {texts.signOut}
          </button>
        </li>
      </ul>
    </Page>
  );
}
