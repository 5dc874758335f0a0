import { aFeed, type HostileFeed, inEach, joined, one, textOf } from './hostile-feed.ts'

/** Files that are no whole feed (reliability.md F1). */
export const brokenFeeds: readonly HostileFeed[] = [
  ...inEach((form) => [
    one('F1', 'cut in an item', form, 'FAILED_MALFORMED', () => [
      textOf(aFeed(form)).slice(0, form === 'csv' ? -60 : -120),
    ]),
    one('F1', 'no bytes', form, 'FAILED_MALFORMED', () => []),
    one('F1', 'white space alone', form, 'FAILED_MALFORMED', () => [' \n\t'.repeat(1000)]),
    one(
      'F1',
      'an HTML error page',
      form,
      'FAILED_MALFORMED',
      () => ['<!DOCTYPE html><html><head><title>502</title></head><body>Bad gateway</body></html>'],
      { headers: { 'content-type': 'text/html' } },
    ),
  ]),
  ...inEach((form) => one('F1', 'not closed', form, 'FAILED_MALFORMED', () => aFeed(form, [], false)), ['xml', 'json']),
  ...inEach(
    (form) => one('F1', 'two roots', form, 'FAILED_MALFORMED', () => joined(aFeed(form), aFeed(form))),
    ['json'],
  ),
  one('F1', 'two roots', 'xml', 'FAILED_MALFORMED', () => joined(aFeed('xml'), '<rss/>')),
  one('F1', 'an error in JSON', 'json', 'FAILED_DIALECT', () => ['{"error":"not found","status":404}']),
  one('F1', 'a line of text', 'csv', 'FAILED_DIALECT', () => ['Internal Server Error\n']),
  one('F1', 'a picture', 'csv', 'FAILED_BINARY', () => [
    Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
  ]),
]
