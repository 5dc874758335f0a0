import { renderToStaticMarkup as html } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Price } from './Price.tsx'
import { Rating } from './Rating.tsx'
import { ratingFill, ratingLabel } from './rating-figures.ts'
import { Toast } from './Toast.tsx'

describe('7.3 stars', () => {
  test.each([
    [4.24, '4,2', 4],
    [4.25, '4,3', 4.5],
    [3.74, '3,7', 3.5],
    [3.75, '3,8', 4],
    [0, '0,0', 0],
    [7, '5,0', 5],
    [Number.NaN, '0,0', 0],
  ])('of %s are said as %s and filled to %s', (value, label, fill) => {
    expect([ratingLabel(value), ratingFill(value)]).toEqual([label, fill])
  })

  test('say how many of five to who does not see them, and how many reviews', () => {
    const one = html(<Rating value={4.26} count={1} />)
    expect(one).toContain('aria-label="4,3 de 5 estrelas"')
    expect(one).toContain('(1<span class="visually-hidden"> avaliação</span>)')
    expect(html(<Rating value={4} count={2} />)).toContain(' avaliações')
  })
})

test('a button sends no form unless it says so, and says when it is busy', () => {
  expect(html(<Button>Aplicar</Button>)).toBe('<button type="button" class="button">Aplicar</button>')
  expect(
    html(
      <Button type="submit" tone="primary" size="small" busy>
        Aplicar
      </Button>,
    ),
  ).toBe('<button type="submit" class="button primary small" aria-busy="true">Aplicar</button>')
})

test('a field names its hint and its complaint; without them it names nothing', () => {
  expect(html(<Field id="a" label="E-mail" />)).not.toContain('aria-')
  const wrong = html(<Field id="a" label="E-mail" hint="Para responder." error="Verifique o e-mail." />)
  expect(wrong).toContain('aria-describedby="a-ajuda a-erro" aria-invalid="true"')
  expect(wrong).toContain('<p class="complaint" id="a-erro">Verifique o e-mail.</p>')
})

test('only a price with one before it is marked as a drop, and the one before is read out as such', () => {
  expect(html(<Price price="89 €" />)).toBe('<p class="price"><b>89 €</b></p>')
  expect(html(<Price price="89 €" before="99 €" size="large" />)).toBe(
    '<p class="price large"><b class="drop">89 €</b><s><span class="visually-hidden">antes, na mesma loja, </span>99 €</s></p>',
  )
})

test('the region of a toast is always there, so that what comes into it is read out', () => {
  expect(html(<Toast />)).toBe('<div class="toast" role="status"></div>')
  expect(html(<Toast>{false}</Toast>)).toBe('<div class="toast" role="status"></div>')
})
