/** The message of an error answer: of its first wrong field, else its own; null without one. */
export async function sentenceOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return null;
  const fields = 'fields' in body && body.fields;
  const ofField = typeof fields === 'object' && fields !== null ? Object.values(fields)[0] : null;
  const sentence = ofField ?? ('message' in body ? body.message : null);
  return typeof sentence === 'string' && sentence !== '' ? sentence : null;
}
