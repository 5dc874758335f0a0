import { aFeed, BETWEEN, type FeedForm, type HostileFeed, joined, MB, one, repeated } from './hostile-feed.ts'

function hugeIn(name: string, form: FeedForm, opening: string, piece = 'x'): HostileFeed {
  return one('F6', `100 MB in ${name}`, form, 'FAILED_LIMIT', () =>
    joined(aFeed(form, [opening], false), repeated(piece, 100 * MB)),
  )
}
/** A hundred megabytes in one thing (reliability.md F6). */
export const hugeFeeds: readonly HostileFeed[] = [
  hugeIn('one text', 'xml', '<item><g:title>'),
  hugeIn('one CDATA section', 'xml', '<item><g:title><![CDATA['),
  hugeIn('one comment', 'xml', '<!-- '),
  hugeIn('one instruction', 'xml', '<?x '),
  hugeIn('one attribute', 'xml', '<item a="'),
  hugeIn('one tag', 'xml', '<item', ' '),
  hugeIn('one name', 'xml', '<'),
  hugeIn('one closing tag', 'xml', '<item></item'),
  hugeIn('one item of many texts', 'xml', '<item>', '<g:title>Mesa</g:title>'),
  hugeIn('text between items', 'xml', ''),
  hugeIn('one quoted cell', 'csv', '900,"'),
  hugeIn('one quoted cell of lines', 'csv', '900,"', 'linha\n\n"",x'),
  hugeIn('one bare cell', 'csv', '900,'),
  hugeIn('one row of many cells', 'csv', '900', ',x'),
  one('F6', '100 MB in the first row', 'csv', 'FAILED_LIMIT', () =>
    joined('id,title,link,price,', repeated('coluna,', 100 * MB)),
  ),
  hugeIn('one string', 'jsonl', '{"id":"900","title":"'),
  hugeIn('one line of keys', 'jsonl', '{', '"k":1,'),
  hugeIn('one string', 'json', '{"id":900,"title":"'),
  hugeIn('one string of backslashes', 'json', '{"id":900,"title":"', '\\\\\\"'),
  hugeIn('one product', 'json', '{"id":900,"variants":[', '{"id":1},'),
  hugeIn('one string beside the items', 'json', '"'),
  hugeIn('one number', 'json', '{"id":', '9'),
]

function tinyOf(form: FeedForm, piece: string, name: string): HostileFeed {
  return one('F6', `6,000,000 tiny items (${name})`, form, 'FAILED_LIMIT', () =>
    joined(aFeed(form, [], false), BETWEEN[form], repeated(piece, piece.length * 6 * MB)),
  )
}
/** Millions of things of next to nothing (reliability.md F6). */
export const tinyFeeds: readonly HostileFeed[] = [
  tinyOf('xml', '<item/>', 'empty'),
  tinyOf('xml', '<item><g:id>1</g:id></item>', 'only an id'),
  tinyOf('csv', '1\n', 'a digit'),
  tinyOf('csv', ',,,1,\n', 'without an id'),
  tinyOf('csv', '"\n', 'a quote'),
  tinyOf('jsonl', '{}\n', 'empty'),
  tinyOf('jsonl', '{"id":"1"}\n', 'only an id'),
  tinyOf('jsonl', 'x\n', 'broken'),
  tinyOf('json', '{},', 'empty'),
  tinyOf('json', '{"id":1,"variants":[{"id":2}]},', 'only an id'),
  one('F6', '100 MB of empty lines', 'csv', null, () => joined(aFeed('csv'), repeated('\n', 100 * MB))),
  one('F6', '100 MB of empty lines', 'jsonl', null, () => joined(aFeed('jsonl'), repeated('\n', 100 * MB))),
  one('F6', '100 MB of white space', 'json', 'FAILED_LIMIT', () => joined(aFeed('json'), repeated(' \n', 100 * MB))),
  one('F6', '100 MB of comments', 'xml', null, () =>
    joined(aFeed('xml', [], false), repeated('<!-- x -->', 100 * MB), '</channel></rss>'),
  ),
]
