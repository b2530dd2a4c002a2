/** Most bytes read of a message: the contract's most tags and paths, with room for escapes. */
export const longestBody = 1_000_000;

/**
 * The text of a request; null if it is longer than `longestBody`, and then reading stops: anyone
 * can send one, and its signature can only be checked at the end.
 */
export async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > longestBody) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the stream.
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
