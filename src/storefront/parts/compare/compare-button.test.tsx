import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { islandsIn } from '../../islands/testing.ts'
import { SiteProvider } from '../../site.ts'
import { aSite, aVariant } from '../../testing.ts'
import { presentCard } from '../variant/present-card.ts'
import { VariantCard, VariantRow } from '../variant/VariantCard.tsx'

const card = presentCard(aVariant({ id: 7, productId: 5 }), { region: 'mainland', view: 'grid', christmas: null })
function html(element: ReactElement) {
  return renderToStaticMarkup(<SiteProvider value={aSite()}>{element}</SiteProvider>)
}

const BUTTON =
  '<button class="compare" type="submit" form="comparar" value="7" data-product="5" aria-label="Comparar: Sofá'
test('L-02 R-08 each card and each row has a compare button, which sends the page to the comparison without script', () => {
  expect(html(<VariantCard card={card} />)).toContain(BUTTON)
  expect(html(<VariantRow card={card} />)).toContain(BUTTON)
})
test('R-08 X-02 of a card nothing goes to the browser twice for its button: 48 of them would be a tenth of a page', () => {
  const toggle = islandsIn(html(<VariantCard card={card} />)).find(({ name }) => name === 'CompareToggle')
  expect(toggle).toMatchObject({ props: {}, html: expect.stringContaining(card.name) })
})
test('R-08 the server does not say that a button can be pressed on: only script can', () => {
  expect(html(<VariantCard card={card} />)).not.toContain('aria-pressed')
})
test('R-08 what is only shown how it would look cannot be compared', () => {
  expect(html(<VariantCard card={{ ...card, isComparable: false }} />)).not.toContain('<button')
})
