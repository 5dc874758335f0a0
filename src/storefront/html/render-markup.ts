import { Fragment, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react'
import { SiteProvider, whileOfSite } from '../site.ts'
import { writeAttribute, writeText } from './markup-text.ts'

/** What is written so far, and what the next piece has to know of it. */
interface Markup {
  html: string
  /** Adjacent texts are kept apart by an empty comment, which `renderToStaticMarkup` leaves out. */
  readonly isStatic: boolean
  endsInText: boolean
  /** Of the select around it. */
  chosen: unknown
  /** Inside noscript or picture, where React begins to load no image beforehand. */
  isQuiet: boolean
}

type Props = Readonly<Record<string, unknown>>

/** Renders what only React can: a head, whose elements it orders. */
export type RenderHead = (head: ReactElement) => string

/**
 * Writes the markup of a React tree byte for byte as React does (the test holds both against each other), in a third of its time:
 * our components are pure functions without state, so that nothing of what React prepares for is needed. Null where the tree holds
 * anything that is not known here; then React renders it. Throws what a component throws.
 */
export function renderMarkup(
  node: ReactNode,
  { isStatic, renderHead }: { readonly isStatic: boolean; readonly renderHead?: RenderHead },
): string | null {
  const markup: Markup = { html: '', isStatic, endsInText: false, chosen: undefined, isQuiet: false }
  try {
    whileOfSite(null, () => write(node, markup, renderHead))
    return markup.html
  } catch (error) {
    if (error === onlyReact) return null
    throw error
  }
}

/** Thrown, and caught above: this tree is React's. */
const onlyReact = new Error('only React knows how to render this')

function giveUp(): never {
  throw onlyReact
}

function write(node: ReactNode, markup: Markup, renderHead: RenderHead | undefined): void {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node === 'string' || typeof node === 'number') return writeTextNode(String(node), markup)
  if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) write(child, markup, renderHead)
    return
  }
  if (!isValidElement(node)) return giveUp()
  writeElement(node as ReactElement<Props>, markup, renderHead)
}

function writeTextNode(text: string, markup: Markup): void {
  if (text === '' && !markup.isStatic) return
  if (markup.endsInText) markup.html += '<!-- -->'
  markup.html += writeText(text)
  markup.endsInText = !markup.isStatic
}

function writeElement(element: ReactElement<Props>, markup: Markup, renderHead: RenderHead | undefined): void {
  const { type, props } = element
  if (type === 'head') return void (markup.html += renderHead === undefined ? giveUp() : renderHead(element))
  if (typeof type === 'string') return writeTag(type, props, markup, renderHead)
  const children = props['children'] as ReactNode
  if (type === Fragment) return write(children, markup, renderHead)
  if ((type as unknown) === SiteProvider)
    return whileOfSite(props['value'] as Parameters<typeof whileOfSite>[0], () => write(children, markup, renderHead))
  if (
    typeof type !== 'function' ||
    (type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent !== undefined
  )
    return giveUp()
  write((type as FunctionComponent<Props>)(props) as ReactNode, markup, renderHead)
}

const TEXT_TAGS =
  'a abbr address article aside b blockquote body button caption cite code colgroup dd del details dfn dialog div dl dt em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hgroup html i ins kbd label legend li main mark nav noscript ol optgroup option output p picture q s samp section select small span strong sub summary sup svg table tbody td tfoot th thead time tr u ul'
const DRAWING_TAGS = 'circle defs ellipse line linearGradient path polygon polyline rect stop text tspan use'
const containers = new Set(`${TEXT_TAGS} ${DRAWING_TAGS}`.split(' '))
const voids = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col'])

function writeTag(tag: string, props: Props, markup: Markup, renderHead: RenderHead | undefined): void {
  if (voids.has(tag)) return writeVoid(tag, props, markup)
  if (!containers.has(tag) && !isData(tag, props)) giveUp()
  markup.html += `<${tag}`
  writeAttributes(tag, props, markup)
  markup.html += '>'
  markup.endsInText = false
  writeInside(tag, props, markup, renderHead)
  markup.html += `</${tag}>`
  markup.endsInText = false
}

/** A script that only holds data. */
function isData(tag: string, props: Props): boolean {
  return tag === 'script' && props['src'] === undefined && props['dangerouslySetInnerHTML'] !== undefined
}

function writeVoid(tag: string, props: Props, markup: Markup): void {
  if (props['children'] != null || props['dangerouslySetInnerHTML'] != null) giveUp()
  // React loads an image that is seen at once before the page that shows it.
  if (tag === 'img' && props['loading'] !== 'lazy' && !markup.isQuiet) giveUp()
  markup.html += `<${tag}`
  writeAttributes(tag, props, markup)
  markup.html += '/>'
  markup.endsInText = false
}

function writeInside(tag: string, props: Props, markup: Markup, renderHead: RenderHead | undefined): void {
  const inner = props['dangerouslySetInnerHTML'] as { readonly __html: unknown } | null | undefined
  const children = props['children'] as ReactNode
  if (inner != null) {
    if (children != null || typeof inner.__html !== 'string') giveUp()
    markup.html += inner.__html as string
    return
  }
  if (children == null) return
  const { chosen, isQuiet } = markup
  if (tag === 'select') markup.chosen = props['value'] ?? props['defaultValue']
  if (tag === 'noscript' || tag === 'picture') markup.isQuiet = true
  write(children, markup, renderHead)
  markup.chosen = chosen
  markup.isQuiet = isQuiet
}

/** What React writes behind all other attributes of a tag, in this order. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  input: [
    'name',
    'formAction',
    'formEncType',
    'formMethod',
    'formTarget',
    'defaultChecked',
    'checked',
    'defaultValue',
    'value',
  ],
}
const INSIDE = new Set(['children', 'dangerouslySetInnerHTML'])

function writeAttributes(tag: string, props: Props, markup: Markup): void {
  const last = LAST[tag]
  for (const name in props) {
    const value = props[name]
    if (value == null || INSIDE.has(name) || last?.includes(name) === true) continue
    if (isOfChoice(tag, name)) continue
    markup.html += writeAttribute(name, tag === 'a' && name === 'href' && value === '' ? giveUp() : value) ?? giveUp()
  }
  if (last !== undefined) writeLast(tag, last, props, markup)
  if (tag === 'option' && isChosen(props, markup.chosen)) markup.html += ' selected=""'
}

/** Not written as they are: they say which option is selected. */
function isOfChoice(tag: string, name: string): boolean {
  return (
    (tag === 'select' && (name === 'value' || name === 'defaultValue')) || (tag === 'option' && name === 'selected')
  )
}

function writeLast(tag: string, last: readonly string[], props: Props, markup: Markup): void {
  for (const name of last) {
    const value = props[name]
    if (value == null) continue
    if (tag === 'input' && name === 'defaultChecked' && props['checked'] != null) continue
    if (tag === 'input' && name === 'defaultValue' && props['value'] != null) continue
    const written =
      name === 'checked' || name === 'defaultChecked'
        ? value === true
          ? ' checked=""'
          : ''
        : writeAttribute(name === 'defaultValue' ? 'value' : name, value)
    markup.html += written ?? giveUp()
  }
}

function isChosen({ value, children, selected }: Props, chosen: unknown): boolean {
  if (chosen == null) return Boolean(selected)
  const own = value ?? children
  if (typeof own === 'object' || typeof chosen === 'object') giveUp()
  return String(own) === String(chosen)
}
