/** What crawlers, previews, monitors and programs call themselves. */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pingdom|uptime|monitor|preview|facebookexternalhit|whatsapp|telegram|scrap|fetch|curl|wget|python|java\/|okhttp|axios|go-http|libwww|httpclient|phantom|puppeteer|playwright/i;

/** A browser somebody looks through says what it is, and not that it loads a page ahead. */
export function isLookedThrough(headers: Record<string, unknown>): boolean {
  const agent = String(headers['user-agent'] ?? '');
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return agent.startsWith('Mozilla/') && !names.test(agent) && !/prefetch|prerender/i.test(purpose);
}
