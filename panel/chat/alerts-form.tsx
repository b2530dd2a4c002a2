import { useState } from 'react';
import { setAlerts, useAlerts } from '#panel/chat/alert-settings.ts';
import { noticePermission } from '#panel/chat/alerts.ts';
import { playSound } from '#panel/chat/sound.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';

/** The sound, and notifications of the browser, which it asks about after a press. */
export default function AlertsForm() {
  const [permission, setPermission] = useState(noticePermission);
  const { hasSound, hasNotices } = useAlerts();
  const ask = async () => {
    setPermission(await Notification.requestPermission());
    setAlerts({ hasNotices: true });
  };
  return (
    <>
      <SwitchField
        checked={hasSound}
        onChange={(isOn) => {
          setAlerts({ hasSound: isOn });
          if (isOn) playSound();
        }}
      >
        {words.sound}
      </SwitchField>
      {permission === 'granted' ? (
        <SwitchField checked={hasNotices} onChange={(isOn) => setAlerts({ hasNotices: isOn })}>
          {words.notices}
        </SwitchField>
      ) : null}
      {permission === 'default' ? (
        <div className="grid gap-2 justify-items-start">
          <p className="medium muted">{words.notices}</p>
          <Button size="s" onClick={() => void ask()}>
            {words.allowNotices}
          </Button>
        </div>
      ) : null}
      {permission === 'denied' ? <p className="medium muted">{words.noticesDenied}</p> : null}
      {permission === null ? <p className="medium muted">{words.noticesNone}</p> : null}
    </>
  );
}
