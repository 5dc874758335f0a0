import { lisbonDate } from '#domains/offers/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { definePage, defineSignpost, forNowAt } from '../../page/page.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import { paths } from '../../paths.ts'
import { type PixelTestProps, PixelTestPage } from './PixelTestPage.tsx'

/** leads to a test of one's own. Nothing of it is stored until something comes. */
export const pixelTest = defineSignpost({
  id: 'R-09',
  name: 'pixelTest',
  leadsTo: (_asked, { pixelTests }) => forNowAt(paths.pixelTestRun(pixelTests.newCode())),
})

/** what a shop's page sends with a test's code, for who has it, for an hour. */
export const pixelTestPage = definePage({
  id: 'R-09',
  name: 'pixelTestRun',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ path, params: { code } }) => ({ canonical: path, code }),
  load: async ({ code }, { pixelTests, clock }): Promise<Shown<PixelTestProps> | Refusal> => {
    const test = await pixelTests.open(code)
    if (test === null) return refusal('not_found', 'this is no test of the pixel')
    const today = lisbonDate(clock.now().getTime())
    return test === 'over' ? { status: 410, props: { test: null, today } } : { props: { test, today } }
  },
  head: ({ test }) => ({
    title: test === null ? 'Este teste já terminou' : 'Experimentar o píxel',
    description: 'O que a sua página enviou, durante uma hora.',
    canonical: null,
    robots: 'noindex',
    sheet: 'words',
  }),
  Page: PixelTestPage,
})
