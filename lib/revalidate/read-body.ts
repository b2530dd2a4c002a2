/** Most bytes of a message that are read: the contract's most tags and paths, with room for escapes. */
export const longestBody = 1_000_000;

/**
 * The text of a request; null when it is longer than `longestBody`, of which no more is read: anybody
 * may send one, and whether it is signed shows at its end only.
 */
export async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > longestBody) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels what is still to come.
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
