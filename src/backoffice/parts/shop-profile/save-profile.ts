import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../frame/outcome.ts'
import { fieldNameOf, noFigures } from './profile-of-form.ts'
import {
  type EditedProfile,
  fieldWords,
  type Profile,
  profileConflict,
  refusedProfile,
  warningWords,
} from './profile-words.ts'

/** How a profile is read and saved: by who runs the site, or by the shop itself, which has less of it. */
export interface ProfileCalls<Standing extends Partial<Profile>, Edited extends Partial<EditedProfile>> {
  read(): Promise<{ readonly profile: Standing; readonly liveOffers: number }>
  /** What the form's fields say; what it does not have stays as it stands. */
  edited(standing: Standing): Edited
  save(edited: Edited, version: string, standing: Standing): Promise<{ readonly warnings: readonly string[] }>
  /** Of the question before it is saved: 'Guardar a loja?'. */
  readonly title: string
}

/** Saves a shop's profile, or a part of it, by the checks of its file, when somebody has seen how many offers show it. */
export async function saveProfile<Standing extends Partial<Profile>, Edited extends Partial<EditedProfile>>(
  form: FormData,
  calls: ProfileCalls<Standing, Edited>,
): Promise<Outcome> {
  const wrong = noFigures(form)
  if (wrong.length > 0) return noFigureAnswer(wrong)
  const { profile, liveOffers } = await calls.read()
  const edited = calls.edited(profile)
  if (!isConfirmed(form)) return ask(form, { title: calls.title, effect: effectWords(liveOffers), confirm: 'Guardar' })
  const saved = await answerOr(calls.save(edited, String(form.get('version') ?? ''), profile), [400, 409, 422])
  if ('answer' in saved)
    return { kind: 'done', message: ['Guardado.', ...saved.answer.warnings.map(warningWords)].join(' ') }
  if (saved.refused.status !== 409)
    return { kind: 'refused', ...refusedProfile(saved.refused.detail, (path) => fieldNameOf(path, form)) }
  return { kind: 'conflict', versions: profileConflict(edited, (await calls.read()).profile) }
}

function noFigureAnswer(names: readonly string[]): Outcome {
  return {
    kind: 'refused',
    message: 'Não foi guardado: há valores que não são números.',
    errors: Object.fromEntries(names.map((name) => [name, `${fieldWords(name)}: não é um número.`])),
  }
}

function effectWords(liveOffers: number): string {
  return `${countOf(liveOffers, ['oferta passa', 'ofertas passam'])} a mostrar os portes, vales e condições novos dentro de minutos.`
}
