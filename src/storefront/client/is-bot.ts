/** Phones are called Cubot. Most crawlers name their page, some only their trade. */
const CRAWLER = /(?:^|[^u])bot|crawl|spider|https?:|lighthouse|slurp|preview|prerender|scanner/i

/**
 * P-05: the browser of a machine that reads for others, as it says of itself. Bots are told apart here and not by the server, so that
 * pages are the same bytes for everybody (decisions.md, Pages). A browser that a program steers may be a person's.
 */
export function isBot(agent: string = navigator.userAgent): boolean {
  return CRAWLER.test(agent)
}
