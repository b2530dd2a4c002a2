import { Copy } from 'lucide-react';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { copyText } from '#panel/ui/copy-text.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import './keys.css';

interface Props {
  label: string;
  text: string;
}

/** A Latin text that is copied elsewhere, such as an address or a command. */
export function CopyRow({ label, text }: Props) {
  const copy = async () => {
    await copyText(text);
    showToast(words.copied);
  };
  return (
    <div className="field">
      <span className="label">{label}</span>
      <span className="copy-row">
        <bdi dir="ltr">{text}</bdi>
        <IconButton size="s" label={words.copy(label)} onClick={() => void copy()}>
          <Copy className="i i-s" aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
