import { settingsFrameTexts } from '#panel/settings/frame-texts.ts';
import { Note } from '#panel/ui/states.tsx';

/** Says that the environment sets something, so that it cannot be changed here. */
export function FixedNote({ what }: { what: string }) {
  return (
    <Note>
      {what}: {settingsFrameTexts.fixed}
    </Note>
  );
}
