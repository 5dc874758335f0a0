import {
  bringInspirationUpload,
  type InspirationUpload,
  inspirationUpload,
  newInspirationUpload,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import type { BringData } from './bring-data.ts'
import { inspirationProblems } from './inspiration-problems.ts'

/** the shop, then its file with the pictures. */
export const bringScreen = defineScreen<BringData>({
  path: 'inspiracoes/trazer',
  label: 'Trazer inspirações de uma loja',
  access: 'staff:content',
  load: async ({ api, url }) => {
    const shop = url.searchParams.get('loja') ?? ''
    const eshopId = /^[1-9]\d{0,8}$/.test(shop) ? Number(shop) : null
    const wrong = url.searchParams.get('wrong')
    const answer = await newInspirationUpload(api, { eshopId })
    return { ...answer, eshopId, wrong: wrong === null ? null : inspirationProblems(wrong) }
  },
  component: async () => (await import('./BringScreen.tsx')).BringScreen,
})

/** what a file that was sent would bring, line by line, and bringing it. */
export const uploadScreen = defineScreen<InspirationUpload>({
  path: 'inspiracoes/trazer/:uploadId',
  label: 'Inspirações enviadas',
  access: 'staff:content',
  load: ({ api, params }) => inspirationUpload(api, idOf(params)),
  act: bring,
  title: ({ fileName }) => fileName,
  component: async () => (await import('./UploadScreen.tsx')).UploadScreen,
})

async function bring({ api, params, form }: Sent): Promise<Outcome> {
  if (!isConfirmed(form)) {
    const { inspirations, inspirationCount, eshopName } = await inspirationUpload(api, idOf(params))
    const [fresh, changed] = (['new', 'changed'] as const).map(
      (state) => inspirations.filter((each) => each.state === state).length,
    ) as [number, number]
    if (fresh + changed === 0) return { kind: 'refused', message: 'Neste ficheiro não há nada que se possa trazer.' }
    return ask(form, {
      title: `Trazer as inspirações de ${eshopName}?`,
      effect: effectOf(fresh, changed, inspirationCount),
      confirm: 'Trazer',
    })
  }
  const brought = await answerOr(bringInspirationUpload(api, idOf(params)), [409])
  if ('refused' in brought) return { kind: 'refused', message: 'Este ficheiro já foi trazido.' }
  const { takenCount, inspirationCount } = brought.answer
  return {
    kind: 'done',
    message: `${countOf(takenCount ?? 0, ['inspiração trazida', 'inspirações trazidas'])} de ${inspirationCount}. No registo pode repor-se o que estava.`,
  }
}

function effectOf(fresh: number, changed: number, all: number): string {
  const left = all - fresh - changed
  return [
    fresh === 0 ? [] : countOf(fresh, ['inspiração nova fica à vista', 'inspirações novas ficam à vista']),
    changed === 0
      ? []
      : countOf(changed, ['que já cá está passa a ser a do ficheiro', 'que já cá estão passam a ser as do ficheiro']),
    left === 0 ? [] : countOf(left, ['recusada fica de fora', 'recusadas ficam de fora']),
  ]
    .flat()
    .join('; ')
    .concat('.')
}

function idOf(params: Sent['params']): { readonly uploadId: number } {
  return { uploadId: Number(params['uploadId']) }
}
