/** User agents of crawlers, link previews, monitors and scripts. */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pingdom|uptime|monitor|preview|facebookexternalhit|whatsapp|telegram|scrap|fetch|curl|wget|python|java\/|okhttp|axios|go-http|libwww|httpclient|phantom|puppeteer|playwright/i;

/** Whether a person is viewing the page: a browser's user agent, and no prefetch or prerender. */
export function isLookedThrough(headers: Record<string, unknown>): boolean {
  const agent = String(headers['user-agent'] ?? '');
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return agent.startsWith('Mozilla/') && !names.test(agent) && !/prefetch|prerender/i.test(purpose);
}
