import { saveFlag, showExperiment, showFlags } from '#platform/api-client/calls.ts'
import { type Asked, defineScreen, type Sent } from '../../screen.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import type { ExperimentData, FlagData } from './flag-data.ts'

/** B-08: every flag of the environment that this server stands in. */
export const flagsScreen = defineScreen({
  path: 'flags',
  label: 'Flags',
  group: 'Operação',
  access: 'admin',
  load: ({ api }) => showFlags(api, {}),
  component: async () => (await import('./FlagsScreen.tsx')).FlagsScreen,
})

export const flagScreen = defineScreen<FlagData>({
  path: 'flags/:key',
  label: 'Flag',
  access: 'admin',
  title: ({ flag }) => flag.key,
  load: async (asked) => {
    const { environment, features } = await showFlags(asked.api, {})
    return { environment, flag: named(features, asked) }
  },
  act: (sent) => save(sent, 'feature', 'Muda para todos os visitantes dentro de dois segundos.'),
  component: async () => (await import('./FlagScreen.tsx')).FlagScreen,
})

export const experimentsScreen = defineScreen({
  path: 'experiencias',
  label: 'Experiências',
  group: 'Operação',
  access: 'admin',
  load: async ({ api }) => (await showFlags(api, {})).experiments,
  component: async () => (await import('./ExperimentsScreen.tsx')).ExperimentsScreen,
})

export const experimentScreen = defineScreen<ExperimentData>({
  path: 'experiencias/:key',
  label: 'Experiência',
  access: 'admin',
  title: ({ experiment }) => experiment.key,
  load: async (asked) => {
    const { experiments } = await showFlags(asked.api, {})
    const experiment = named(experiments, asked)
    return { experiment, result: await showExperiment(asked.api, { key: experiment.key }) }
  },
  act: (sent) =>
    save(sent, 'experiment', 'Os visitantes passam a ver o que esta definição diz dentro de dois segundos.'),
  component: async () => (await import('./ExperimentScreen.tsx')).ExperimentScreen,
})

function named<Named extends { readonly key: string }>(all: readonly Named[], { params }: Asked): Named {
  const found = all.find(({ key }) => key === params['key'])
  if (found === undefined) throw new Response(null, { status: 404 })
  return found
}

/** Saves the definition that was typed, after its effect was confirmed. */
async function save(sent: Sent, subject: 'feature' | 'experiment', effect: string): Promise<Outcome> {
  const { api, form, params } = sent
  const key = params['key'] ?? ''
  const definition = definitionOf(form)
  if (definition === null)
    return refused({ definition: 'Isto não é JSON.' }, 'Nada ficou guardado: a definição não é JSON.')
  if (!isConfirmed(form)) return ask(form, { title: `Guardar ${key}?`, effect, confirm: 'Guardar' })
  const requestBody = {
    subject,
    key,
    version: String(form.get('version') ?? ''),
    definition: definition as never,
    reason: String(form.get('reason') ?? ''),
  }
  const saved = await answerOr(saveFlag(api, { requestBody }), [400, 409, 422])
  if ('answer' in saved) return { kind: 'done', message: 'Guardado.' }
  if (saved.refused.status === 409) return conflict(sent, subject)
  const wrong = `Há valores que não podem ser aceites: ${pathsIn(saved.refused.detail, key).join(', ')}.`
  return refused({ definition: wrong }, 'Nada ficou guardado: a definição não pode ser aceite.')
}

function refused(errors: Readonly<Record<string, string>>, message: string): Outcome {
  return { kind: 'refused', message, errors }
}

/** Where the wrong values stand, as the call names them, without what it says of them in English. */
function pathsIn(detail: string, key: string): readonly string[] {
  const paths = detail.split('\n').map((problem) => problem.split(/[: ]/)[0] ?? '')
  return [...new Set(paths.map((path) => path.replace(/^(?:features|savedGroups|experiments)\.(?:\d+\.)?/, '')))].map(
    (path) => (path.startsWith(`${key}.`) ? path.slice(key.length + 1) : path),
  )
}

/** The definition that stands in the form as JSON, with the switch above it where that was moved; null: it is none. */
function definitionOf(form: FormData): object | null {
  const switched = form.get('defaultValue')
  try {
    const definition = JSON.parse(String(form.get('definition') ?? '')) as unknown
    if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) return null
    return switched === form.get('defaultValueWas') ? definition : { ...definition, defaultValue: switched === 'true' }
  } catch {
    return null
  }
}

async function conflict({ api, form, params }: Sent, subject: 'feature' | 'experiment'): Promise<Outcome> {
  const { features, experiments } = await showFlags(api, {})
  const present = [...(subject === 'feature' ? features : experiments)].find(({ key }) => key === params['key'])
  const line = {
    label: 'Definição',
    yours: String(form.get('definition') ?? ''),
    present: JSON.stringify(present?.definition ?? {}, null, 2),
  }
  return { kind: 'conflict', versions: [line] }
}
