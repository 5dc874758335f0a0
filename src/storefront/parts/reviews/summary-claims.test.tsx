import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SummaryClaims, WebSummaryText } from './SummaryClaims.tsx'

function said(reviewId: string, sentence: string) {
  return { reviewId, sentence }
}

describe('N-11 a summary as it is shown', () => {
  test('N-11 each claim opens its sentences without script, and each sentence leads to its review', () => {
    const html = renderToStaticMarkup(
      <SummaryClaims
        summary={{
          variantId: 7,
          pros: [
            {
              text: 'Fácil de montar',
              percentage: 75,
              sentences: [said('r1', 'Monta-se <b>bem</b>.'), said('r2', 'Canja!')],
            },
          ],
          cons: [{ text: 'Abana', sentences: [said('r3', 'Abana.')] }],
        }}
      />,
    )
    expect(html.match(/<details>/g)).toHaveLength(2)
    expect(html).toContain('<summary><span>Fácil de montar</span><b>75 %</b></summary>')
    expect(html).toContain(
      '<a href="/product/7/reviews?avaliacao=r1#r1" rel="nofollow"><q>Monta-se &lt;b&gt;bem&lt;/b&gt;.</q></a>',
    )
    expect(html).toContain('<summary><span>Abana</span></summary>')
    expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(/A favor.*Fácil de montar.*Contra.*Abana/)
  })

  test('N-11 a side of which nobody speaks has no heading', () => {
    const pros = [{ text: 'Macio', percentage: 100, sentences: [said('r1', 'Macio.'), said('r2', 'Tão macio.')] }]
    const html = renderToStaticMarkup(<SummaryClaims summary={{ variantId: 7, pros, cons: [] }} level={3} />)
    expect(html).toContain('<h4')
    expect(html).not.toContain('Contra')
  })

  test('E-03 what stands elsewhere is shown with where it stands', () => {
    const webSummary = {
      summary: 'Elogiado <pela> imprensa.',
      sources: [{ name: 'Casa & Lar', url: 'https://exemplo.pt/a' }],
    }
    const html = renderToStaticMarkup(<WebSummaryText webSummary={webSummary} />)
    expect(html).toContain('<p>Elogiado &lt;pela&gt; imprensa.</p>')
    expect(html).toContain('Fonte:')
    expect(html).toContain('<a href="https://exemplo.pt/a" rel="noopener nofollow external">Casa &amp; Lar</a>')
  })
})
