import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { withoutSecrets } from '#lib/text/log-secrets.ts';

/** Headers and fields whose values are never logged. */
const redacted = [
  'authorization',
  'cookie',
  'set-cookie',
  'guid',
  'GuidCode',
  'access_token',
  'accessToken',
  'refreshToken',
  'password',
  'currentPassword',
  'newPassword',
  'nationalCode',
  'x-guid',
  'x-signature',
  'x-xsrf-token',
];

const cut = 'values left out';

/** An error message without the parameter values of the failed statement. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, `\n${cut}`);
}

/** Structured logs on stdout, with secrets redacted. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: redacted.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.headers["${key}"]`]),
      censor: '…',
    },
    serializers: {
      err: (error: unknown) => {
        const { type, message, stack, code } = pino.stdSerializers.err(
          error instanceof Error ? error : new Error(String(error)),
        );
        // No other fields: database errors carry the row that failed.
        return { type, message: withoutValues(message), stack: withoutValues(stack), code };
      },
    },
    // Last step, because pino adds error messages by itself.
    hooks: {
      streamWrite: (line: string) =>
        withoutSecrets(line).replace(/\\nparams: (?:[^"\\]|\\.)*/g, String.raw`\n${cut}`),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
