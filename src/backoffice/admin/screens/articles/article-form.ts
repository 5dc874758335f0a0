import type { ArticleBlock, ArticleDocument } from '#domains/content/rules/article-document.ts'
import { hotspotsOf } from './room-spots.ts'

/** What the form of an article says, as a document; the call checks it. Nothing here decides what is right. */
export function documentOf(form: FormData): object {
  const said = (name: string): string => saidIn(form, name)
  const picture = said('coverPicture')
  return {
    slug: said('slug'),
    category: said('category'),
    title: said('title'),
    lead: said('lead'),
    author: { name: said('authorName'), about: said('authorAbout') },
    cover: picture === '' ? null : { picture, alt: said('coverAlt'), caption: said('coverCaption') },
    sponsored: said('sponsoredBy') === '' ? null : { by: said('sponsoredBy'), label: said('sponsoredLabel') },
    blocks: changedBlocks(blocksOf(form), said('do')),
  }
}

function saidIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : ''
}

function blocksOf(form: FormData): object[] {
  const blocks: object[] = []
  for (let index = 0; form.has(`b${index}.kind`); index++) {
    const said = (name: string): string => saidIn(form, `b${index}.${name}`)
    const hotspots = hotspotsOf(form, (name) => `b${index}.${name}`)
    blocks.push(blockOf(said('kind') as ArticleBlock['kind'], said, hotspots))
  }
  return blocks
}

function blockOf(kind: ArticleBlock['kind'], said: (name: string) => string, hotspots: readonly object[]): object {
  const picture = { picture: said('picture'), alt: said('alt'), caption: said('caption') }
  switch (kind) {
    case 'text':
      return { kind, heading: said('heading'), text: said('text') }
    case 'picture':
      return { kind, ...picture }
    case 'quote':
      return { kind, text: said('text'), by: said('by') }
    case 'products':
      return { kind, title: said('title'), of: piecesOf(said) }
    case 'table':
      return { kind, caption: said('caption'), head: cellsOf(said('head')), rows: linesOf(said('rows')).map(cellsOf) }
    case 'room':
      return { kind, ...picture, hotspots }
  }
}

function piecesOf(said: (name: string) => string): object {
  const by = said('by')
  if (by === 'listing') return { by, listing: said('which'), count: Number(said('count') || 4) }
  return {
    by,
    ids: said('which')
      .split(/[\s,;]+/)
      .filter((id) => id !== '')
      .map(Number),
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}

const EMPTY: Readonly<Record<ArticleBlock['kind'], object>> = {
  text: { kind: 'text', heading: '', text: '' },
  picture: { kind: 'picture', picture: '', alt: '', caption: '' },
  products: { kind: 'products', title: '', of: { by: 'listing', listing: '/produtos', count: 4 } },
  quote: { kind: 'quote', text: '', by: '' },
  table: { kind: 'table', caption: '', head: ['', ''], rows: [] },
  room: { kind: 'room', picture: '', alt: '', caption: '', hotspots: [] },
}

/** The blocks after a button was pressed: 'add.text', 'up.2', 'down.2', 'remove.2'. */
function changedBlocks(blocks: object[], pressed: string): object[] {
  const [act = '', which = ''] = pressed.split('.')
  if (act === 'add' && Object.hasOwn(EMPTY, which)) return [...blocks, EMPTY[which as ArticleBlock['kind']]]
  const at = Number(which)
  if (act === 'remove') return blocks.toSpliced(at, 1)
  if (act === 'up' && at > 0) return moved(blocks, at, at - 1)
  return act === 'down' && at < blocks.length - 1 ? moved(blocks, at, at + 1) : blocks
}

function moved(blocks: object[], from: number, to: number): object[] {
  const [block] = blocks.slice(from, from + 1)
  return block === undefined ? blocks : blocks.toSpliced(from, 1).toSpliced(to, 0, block)
}

/** The rows of a table as the form writes them. */
export function tableText({ rows }: ArticleBlock & { kind: 'table' }): string {
  return rows.map((row) => row.join(' | ')).join('\n')
}

/** What a new article begins as. */
export const emptyDocument: ArticleDocument = {
  slug: 'novo-artigo',
  category: 'sala',
  title: '',
  lead: '',
  author: { name: '', about: '' },
  cover: null,
  blocks: [{ kind: 'text', heading: '', text: '' }],
  sponsored: null,
}
