import { countOf, formatCount } from '#storefront/copy/format.ts'
import type { Today } from '#platform/api-client/calls.ts'
import type { Screen } from '../../screen.ts'
import { durationWords, momentWords } from '../../../parts/words.ts'

export type Tone = 'well' | 'care' | 'wrong'

/** One figure of the day: what it is, how it stands, and what more there is to say. */
export interface Figure {
  readonly label: string
  readonly value: string
  readonly more: string
  readonly tone: Tone
  /** Where more of it is, and who may go there. */
  readonly to?: { readonly path: string; readonly access: Screen['access'] }
}

const FEEDS = '/lojas'
const WORK = { path: '/trabalhos', access: 'admin' } as const
export const CLICKS_PLOT = 'cliques-por-dia'

const UNKNOWN = { value: '–', more: 'Não se consegue ler agora.', tone: 'care' } as const
/** Behind by more the index shows what is no longer true. */
const LATE_INDEX_SECONDS = 60
/** Jobs seldom wait so long while a worker is there. */
const LATE_WORK_SECONDS = 300

export function figuresOf({ feeds, index, work, mail, errors, days }: Today): readonly Figure[] {
  return [
    importFigure(days),
    feedFigure(feeds),
    indexFigure(index),
    workFigure(work),
    mailFigure(mail),
    errorFigure(errors),
    clickFigure(days),
  ]
}

function importFigure(days: Today['days']): Figure {
  const facts = {
    label: 'Importações hoje',
    to: { path: `${FEEDS}?sort=-imported`, access: 'staff:feeds' },
  } as const
  const today = days?.at(-1)
  const { applied = null, held = null, failed = null } = today ?? {}
  if (applied === null || held === null || failed === null) return { ...facts, ...UNKNOWN }
  return {
    ...facts,
    value: formatCount(applied),
    more: [
      failed > 0 ? countOf(failed, ['falhada', 'falhadas']) : 'nenhuma falhada',
      held > 0 ? countOf(held, ['retida', 'retidas']) : 'nenhuma retida',
    ].join(', '),
    tone: failed > 0 ? 'care' : 'well',
  }
}

function feedFigure(feeds: Today['feeds']): Figure {
  const label = 'Feeds retidos'
  if (feeds === null) return { label, ...UNKNOWN }
  const { held, failing, disabled } = feeds
  const state = held > 0 ? 'held' : disabled > 0 ? 'disabled' : failing > 0 ? 'failing' : null
  const others = [
    failing > 0 ? `${formatCount(failing)} a falhar` : null,
    disabled > 0 ? countOf(disabled, ['parado', 'parados']) : null,
  ].filter((words) => words !== null)
  return {
    label,
    to: { path: state === null ? FEEDS : `${FEEDS}?state=${state}`, access: 'staff:feeds' },
    value: formatCount(held),
    more: others.length === 0 ? `de ${countOf(feeds.feeds, ['feed', 'feeds'])}` : others.join(', '),
    tone: held + disabled > 0 ? 'wrong' : failing > 0 ? 'care' : 'well',
  }
}

function indexFigure({ offers, lagSeconds }: Today['index']): Figure {
  const isLate = lagSeconds === null || lagSeconds > LATE_INDEX_SECONDS
  return {
    label: 'Atraso do índice',
    value: lagSeconds === null ? 'por ler' : lagSeconds < 1 ? 'nenhum' : durationWords(lagSeconds),
    more: countOf(offers, ['oferta no índice', 'ofertas no índice']),
    tone: isLate ? 'wrong' : 'well',
  }
}

function workFigure(work: Today['work']): Figure {
  const label = 'Trabalhos à espera'
  const to = WORK
  if (work === null) return { label, to, ...UNKNOWN }
  const { waiting, oldestSeconds, failed } = work
  return {
    label,
    to,
    value: formatCount(waiting),
    more: [
      waiting > 0 ? `o mais antigo há ${durationWords(oldestSeconds)}` : null,
      failed > 0 ? countOf(failed, ['falhado', 'falhados']) : 'nenhum falhado',
    ]
      .filter((words) => words !== null)
      .join(', '),
    tone: failed > 0 ? 'wrong' : oldestSeconds > LATE_WORK_SECONDS ? 'care' : 'well',
  }
}

function mailFigure(mail: Today['mail']): Figure {
  const label = 'E-mails à espera'
  const to = { ...WORK, path: `${WORK.path}?q=mail.send` }
  if (mail === null) return { label, to, ...UNKNOWN }
  const { waiting, failed } = mail
  return {
    label,
    to,
    value: formatCount(waiting),
    more: failed > 0 ? countOf(failed, ['falhado', 'falhados']) : 'nenhum falhado',
    tone: failed > 0 ? 'wrong' : 'well',
  }
}

function errorFigure({ count, since }: Today['errors']): Figure {
  return {
    label: 'Erros do servidor',
    value: formatCount(count),
    more: `desde ${momentWords(since)}`,
    tone: count > 0 ? 'care' : 'well',
  }
}

function clickFigure(days: Today['days']): Figure {
  const label = 'Cliques para lojas hoje'
  const [before, today] = (days ?? []).slice(-2).map(({ clicks }) => clicks)
  if (today == null) return { label, ...UNKNOWN }
  return {
    label,
    to: { path: `#${CLICKS_PLOT}`, access: 'staff' },
    value: formatCount(today),
    more: before == null ? 'ontem ainda não se contavam' : `ontem ${formatCount(before)}`,
    tone: 'well',
  }
}
