import { useQuery } from '@tanstack/react-query';
import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { CodeField } from '#panel/sign-in/code-field.tsx';
import { QrCode } from '#panel/sign-in/qr-code.tsx';
import { RecoveryCodes } from '#panel/sign-in/recovery-codes.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { beginTotp, confirmTotp, meQuery } from '#panel/session/calls.ts';
import { queries } from '#panel/queries.ts';
import { Button } from '#panel/ui/button.tsx';
import { copyText } from '#panel/ui/copy-text.ts';
import { Failed, Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const words = signInTexts.secondStep;

/** Four letters at a time, as authenticator apps write it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code and the key, the first code, and then the recovery codes. */
export function SecondStep({ onDone }: { onDone: () => void }) {
  // One secret each time it is opened: an older one would no longer count.
  const { data, error, refetch } = useQuery({
    queryKey: ['begin-totp'],
    queryFn: beginTotp,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { code: '' },
    send: ({ code }: { code: string }) => confirmTotp(code),
    done: ({ success, message, recoveryCodes }) => {
      if (!success) return message;
      setCodes(recoveryCodes);
      return null;
    },
  });

  if (codes.length > 0) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => void queries.fetchQuery({ ...meQuery, staleTime: 0 }).then(onDone)}
      />
    );
  }
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="medium">{words.scan}</p>
      <QrCode text={data.uri} label={words.picture} />
      <p className="phone">
        <a className="btn btn-outline w-full" href={data.uri}>
          <Smartphone className="i i-s" aria-hidden="true" />
          {words.open}
        </a>
      </p>
      <div className="grid gap-1">
        <p className="medium muted">{words.bySecret}</p>
        <p className="flex items-center justify-between gap-2">
          <bdi dir="ltr" className="medium whitespace-normal break-all font-label">
            {grouped(data.secret)}
          </bdi>
          <Button
            size="s"
            icon={<Copy className="i i-s" aria-hidden="true" />}
            onClick={() => void copyText(data.secret).then(() => showToast(words.copied))}
          >
            {words.copy}
          </Button>
        </p>
      </div>
      <CodeField label={words.code} error={fault('code')} {...register('code')} />
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <Button look="primary" size="l" isWide type="submit" isBusy={isBusy}>
        {words.action}
      </Button>
    </form>
  );
}
