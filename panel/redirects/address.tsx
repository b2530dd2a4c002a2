/** An address as a person reads it; what cannot be decoded stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function Address({ path, isFaint = false }: { path: string; isFaint?: boolean }) {
  return (
    <bdi dir="ltr" className={isFaint ? 'address small faint' : 'address medium'}>
      {decoded(path)}
    </bdi>
  );
}
