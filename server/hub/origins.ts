const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Origins of the shop's own pages. A shop at one of the names of this machine is reached by all of
 * them. An absent origin is a program, not a page, and is judged elsewhere.
 */
export function ownOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!loopbackNames.includes(hostname)) return [origin];
  return loopbackNames.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
