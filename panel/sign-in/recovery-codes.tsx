import { Copy, Download } from 'lucide-react';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { copyText } from '#panel/ui/copy-text.ts';
import { showToast } from '#panel/ui/toast.tsx';

const words = signInTexts.secondStep;

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(address);
}

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="form">
      <div className="grid gap-1">
        <h2>{words.codes}</h2>
        <p className="medium muted">{words.codesText}</p>
      </div>
      <ul
        aria-label={words.codes}
        className="grid grid-cols-2 gap-2 rounded-8 bg-sunken p-4 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr" className="font-label">
              {code}
            </bdi>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button
          icon={<Copy className="i i-s" aria-hidden="true" />}
          onClick={() => void copyText(text).then(() => showToast(words.copied))}
        >
          {words.copy}
        </Button>
        <Button
          icon={<Download className="i i-s" aria-hidden="true" />}
          onClick={() => download(text)}
        >
          {words.download}
        </Button>
      </div>
      <Button look="primary" size="l" isWide onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}
