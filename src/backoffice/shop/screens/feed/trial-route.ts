import { feedState, feedTrial, type FeedTrialParameters } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { ask, isConfirmed } from '../../../parts/frame/outcome.ts'
import { defineScreen } from '../../screen.ts'
import { saveSettings } from './feed-acts.ts'

/** N-12: a feed as it was read beside the live offers; another address is taken from here. */
export const trialScreen = defineScreen({
  path: 'feed/ensaios/:trialId',
  label: 'Ensaio do feed',
  access: 'read',
  load: async ({ api, url, params }) => {
    const { kind, itemId, after } = Object.fromEntries(url.searchParams)
    const [feed, trial] = await Promise.all([
      feedState(api, {}),
      feedTrial(api, {
        trialId: String(params['trialId']),
        ...(kind && { kind: kind as NonNullable<FeedTrialParameters['kind']> }),
        ...(itemId && { itemId }),
        ...(after && { after: Number(after) }),
      }),
    ])
    return { trial, everyMinutes: feed.everyMinutes }
  },
  act: async ({ api, params, form }) => {
    const trialId = String(params['trialId'])
    if (isConfirmed(form)) return saveSettings(api, { everyMinutes: Number(form.get('everyMinutes')), trialId })
    const { comparison } = await feedTrial(api, { trialId })
    const effect =
      comparison === null
        ? ''
        : `: ${countOf(comparison.new, ['oferta entra', 'ofertas entram'])}, ${countOf(comparison.changed, ['muda', 'mudam'])}, ${countOf(comparison.gone, ['sai', 'saem'])}`
    return ask(form, {
      title: 'Usar este endereço?',
      effect: `O feed passa a ser lido daqui, já a seguir${effect}.`,
      confirm: 'Usar',
    })
  },
  component: async () => (await import('./TrialScreen.tsx')).TrialScreen,
})
