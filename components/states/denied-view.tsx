'use client';

import { frameTexts } from '#components/frame/texts.ts';
import { stateTexts } from '#components/states/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

export function DeniedView() {
  return (
    <div className="wrap empty">
      <span className="empty-sign">
        <Icon name="lock" />
      </span>
      <h1>{stateTexts.deniedTitle}</h1>
      <p>{stateTexts.deniedText}</p>
      <div className="empty-ways">
        <a className="btn btn-primary" href="/">
          {stateTexts.home}
        </a>
        <a className="btn btn-outline" href="/account/login">
          {frameTexts.account}
        </a>
        <a className="btn btn-outline" href={stateTexts.contactPath}>
          {stateTexts.contact}
        </a>
      </div>
    </div>
  );
}
