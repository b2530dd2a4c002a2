import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { withoutSecrets } from '#lib/text/log-secrets.ts';

/** Headers and fields whose values never reach a log. */
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

/** What an error says, without the values of the statement that failed. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, `\n${cut}`);
}

/** Structured logs on stdout. Secrets are cut out here, whoever logs them. */
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
        // Not the rest: database errors carry the row they failed on.
        return { type, message: withoutValues(message), stack: withoutValues(stack), code };
      },
    },
    // The last word, for pino makes messages of errors by itself.
    hooks: {
      streamWrite: (line: string) =>
        withoutSecrets(line).replace(/\\nparams: (?:[^"\\]|\\.)*/g, String.raw`\n${cut}`),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
