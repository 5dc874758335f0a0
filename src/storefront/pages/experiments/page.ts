import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ExperimentPage } from './ExperimentPage.tsx'
import { ExperimentsPage } from './ExperimentsPage.tsx'
import { presentExperiment, presentExperimentLine } from './present-experiment.ts'

/** experiments, for who runs the site, until the back office has its own place for them. */
export const experimentsPage = definePage({
  id: 'A-07',
  name: 'adminExperiments',
  access: 'admin',
  cache: 'private',
  script: 'person',
  load: async (_at, { experiments }) => ({
    props: { experiments: (await experiments.list()).map(presentExperimentLine) },
  }),
  head: () => ({
    title: 'Experiências',
    description: 'As experiências do site e o seu estado.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: ExperimentsPage,
})

/** what came of one. */
export const experimentPage = definePage({
  id: 'A-07',
  name: 'adminExperiment',
  access: 'admin',
  cache: 'private',
  script: 'person',
  address: ({ params: { key = '' } }) => ({ canonical: paths.adminExperiment(key), key }),
  load: async ({ key }, { experiments }) => {
    const result = await experiments.result(key)
    return result === null
      ? refusal('not_found', `there is no experiment ${key}`)
      : { props: presentExperiment(result) }
  },
  head: ({ name }) => ({
    title: `Experiência: ${name}`,
    description: 'Visitantes, conversões e intervalos de cada variação.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: ExperimentPage,
})
