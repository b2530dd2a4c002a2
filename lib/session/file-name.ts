const extended = /filename\*=utf-8''([^;]+)/i;
const plain = /filename="([^"]*)"/i;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The name of a file by its Content-Disposition (RFC 6266), without folders; '' without one. */
export function fileName(disposition: string | null): string {
  const [, encoded] = extended.exec(disposition ?? '') ?? [];
  const [, quoted = ''] = plain.exec(disposition ?? '') ?? [];
  const name = (encoded === undefined ? undefined : decoded(encoded)) ?? quoted;
  return name.split(/[/\\]/).at(-1) ?? '';
}
