import fc from 'fast-check'
import { Component, createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { emptySelection, type ListingSelection } from '#domains/search/contract.ts'
import { filterPanelData, FilterPanelInner } from '../pages/listing/FilterPanel.tsx'
import { ListingPage } from '../pages/listing/ListingPage.tsx'
import { loadListing } from '../pages/listing/load.ts'
import { SmallCard } from '../parts/small-card/SmallCard.tsx'
import { presentCard } from '../parts/variant/present-card.ts'
import { VariantCard, VariantRow } from '../parts/variant/VariantCard.tsx'
import { SiteProvider } from '../site.ts'
import { aSite, aVariant, memoryListings, sofas, someProducts } from '../testing.ts'
import { renderMarkup } from './render-markup.ts'

function renderHead(head: ReactElement): string {
  return renderToString(createElement('html', null, head)).slice('<html>'.length, -'</html>'.length)
}
function ours(node: ReactNode): string | null {
  return renderMarkup(node, { isStatic: false, renderHead })
}
function inSite(node: ReactNode): ReactElement {
  return <SiteProvider value={aSite()}>{node}</SiteProvider>
}
/** An element of whatever kind; by hand, because JSX would be told how it should look. */
const el = createElement as (type: unknown, props?: object | null, ...children: ReactNode[]) => ReactElement

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', `<b>"'&</b>`, 'Sofá de 3 lugares', '<!-- -->', '</script>'),
)
const plainAttributes = fc.record(
  {
    className: text,
    id: text,
    title: text,
    'data-nome': fc.oneof(text, fc.boolean()),
    'aria-hidden': fc.boolean(),
    'aria-label': text,
    hidden: fc.boolean(),
    role: text,
    tabIndex: fc.integer(),
    dir: text,
  },
  { requiredKeys: [] },
)
const tree: fc.Arbitrary<ReactNode> = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.oneof(fc.integer(), fc.double(), fc.constantFrom(null, undefined, true, false)),
    fc
      .tuple(
        fc.constantFrom('div', 'p', 'li', 'span', 'section', 'noscript', 'svg', 'td'),
        plainAttributes,
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, props, children]) => el(tag, props, ...children)),
    fc
      .tuple(plainAttributes, fc.constantFrom('/produto/1-sofa?v=1&p="', '#x', 'https://loja.pt/', '?a'), tie('node'))
      .map(([props, href, child]) => el('a', { ...props, href, rel: 'nofollow' }, child)),
    fc
      .tuple(text, text, fc.boolean())
      .map(([name, value, isOn]) =>
        el('input', { type: 'checkbox', name, className: 'c', value, defaultChecked: isOn }),
      ),
    fc
      .tuple(text, text)
      .map(([name, value]) =>
        el('input', { name, defaultValue: value, maxLength: 200, autoComplete: 'off', required: true }),
      ),
    fc
      .tuple(text, fc.array(text, { maxLength: 3 }))
      .map(([chosen, values]) =>
        el(
          'select',
          { name: 'o', defaultValue: chosen },
          ...[chosen, ...values].map((value) => el('option', { value }, value)),
        ),
      ),
    fc
      .tuple(text, tie('node'))
      .map(([name, child]) => el('form', { action: '/search', method: 'get', className: name, 'data-x': '' }, child)),
    fc
      .tuple(text, tie('node'))
      .map(([name, child]) => el('button', { type: 'submit', form: 'f', name, value: '7', disabled: false }, child)),
    text.map((alt) =>
      el('img', {
        src: '/a?b=1&c',
        srcSet: '/x 1x, /y 2x',
        width: 360,
        height: 288,
        alt,
        loading: 'lazy',
        decoding: 'async',
      }),
    ),
    fc.array(tie('node'), { maxLength: 3 }).map((children) => el(Fragment, null, ...children)),
    tie('node').map((child) => el(() => child)),
    text.map((html) => el('ul', { className: 'u', dangerouslySetInnerHTML: { __html: html } })),
  ),
})).node

describe('our markup is that of React', () => {
  test('whatever the tree of what we know', () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(ours(node)).toBe(renderToString(node))
        expect(renderMarkup(node, { isStatic: true })).toBe(renderToStaticMarkup(node))
      }),
      { numRuns: 400 },
    )
  })
  test('L-01 L-02 L-05 cards, rows and small cards', () => {
    const reduced = {
      discount: { discount: 12.97, validTo: null },
      price: { price: 649.9, priceBeforeDiscount: 746, installmentMonths: 12, installmentAmount: 54.16 },
    }
    for (const variant of [{}, reduced, { active: false }, { name: `Sofá "d'água" <3 & mais` }]) {
      for (const view of ['grid', 'rows'] as const) {
        const card = presentCard(aVariant(variant), { region: 'madeira', view, christmas: { daysLeft: 3 } as never })
        for (const kind of [VariantCard, VariantRow, SmallCard])
          expect(ours(inSite(el(kind, { card })))).toBe(renderToString(inSite(el(kind, { card }))))
      }
    }
  })
  test('L-12 R-02 a whole listing with its head, and its filters', async () => {
    const listings = memoryListings(someProducts(130))
    const bare = emptySelection({ kind: 'category', categoryId: sofas() })
    const selections: readonly ListingSelection[] = [
      bare,
      { ...bare, page: 2, view: 'rows', sort: 'price' },
      { ...bare, choices: { cor: ['azul'] }, priceFromCents: 20_000 },
      { ...emptySelection({ kind: 'search' }), query: `"mesa" & <b>` },
    ]
    for (const selection of selections) {
      const view = await loadListing(selection, listings, { eshopName: () => null })
      const page = inSite(<ListingPage view={view} filterPanel={[Buffer.from('<form></form>')]} />)
      expect(ours(page)).toBe(renderToString(page))
      const panel = <FilterPanelInner panel={filterPanelData(view)} />
      expect(renderMarkup(panel, { isStatic: true })).toBe(renderToStaticMarkup(panel))
    }
  })
})

describe('what only React knows is left to it', () => {
  class Stateful extends Component {
    override render = (): ReactNode => null
  }
  const script = ['java', 'script:alert(1)'].join('')
  const foreign: readonly ReactElement[] = [
    el('img', { src: '/seen-at-once', alt: '' }),
    el('a', { href: script }, 'x'),
    el('a', { href: ` ${script}` }, 'x'),
    el('a', { href: `java\n${script.slice(4)}` }, 'x'),
    el('div', { style: { color: 'red' } }),
    el('my-element'),
    el('textarea', { defaultValue: 'x' }),
    el('title', null, 'x'),
    el('link', { rel: 'stylesheet', href: '/x.css' }),
    el('script', { src: '/x.js' }),
    el(Stateful),
    el('p', { onClick: () => {} }),
    el('p', { 'x y': '1' }),
    el('p', { 'data-x': { toString: () => '1' } }),
  ]
  test('it is not guessed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(foreign.map((element) => ours(<main>{element}</main>))).toEqual(foreign.map(() => null))
    vi.restoreAllMocks()
  })
  test('fault F11 no address that a browser could read as a script is written', () => {
    const gap = fc.string({ unit: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u001f'), maxLength: 40 })
    const spelled = fc
      .tuple(gap, fc.array(gap, { minLength: 11, maxLength: 11 }), fc.boolean())
      .map(
        ([first, gaps, isLoud]) =>
          first +
          [...'javascript:'].map((letter, index) => (isLoud ? letter.toUpperCase() : letter) + gaps[index]).join('') +
          'alert(1)',
      )
    fc.assert(
      fc.property(spelled, (href) => {
        expect(ours(el('a', { href }))).toBeNull()
        expect(ours(el('form', { action: href }))).toBeNull()
      }),
    )
  })
  test('a component that throws is no such thing', () => {
    const Broken = (): never => {
      throw new Error('no shop')
    }
    expect(() =>
      ours(
        <main>
          <Broken />
        </main>,
      ),
    ).toThrow('no shop')
  })
  test('a site is known only inside its provider', () => {
    const card = presentCard(aVariant({}), { region: 'mainland', view: 'grid', christmas: null })
    ours(inSite(<VariantCard card={card} />))
    expect(() => ours(<VariantCard card={card} />)).toThrow('outside SiteProvider')
  })
})
