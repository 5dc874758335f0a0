import { type ItemFile, kindWords, type Queue, type QueueFilter, reasonWords } from '#domains/moderation/contract.ts'
import { countOf, formatMoment } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { writeFilter } from './moderation-filter.ts'

export interface QueueLine {
  readonly url: string
  readonly title: string
  readonly text: string
  readonly marks: readonly string[]
  readonly since: string
}

export interface QueueView {
  readonly filter: QueueFilter
  readonly count: number
  readonly lines: readonly QueueLine[]
}

const LINE_CHARS = 300

export function presentQueue({ count, items }: Queue, filter: QueueFilter): QueueView {
  return {
    filter,
    count,
    lines: items.map((item) => ({
      url: paths.adminModerationItem(item.kind, item.itemId, writeFilter(filter)),
      title: titleOf(item),
      text: item.texts
        .filter((text) => text !== '')
        .join(' · ')
        .slice(0, LINE_CHARS),
      marks: [
        ...(item.notices === 0 ? [] : [countOf(item.notices, ['denúncia', 'denúncias'])]),
        ...item.reasons.map(reasonWords),
      ],
      since: formatMoment(item.queuedAt.toISOString()),
    })),
  }
}

type ShownItem = ItemFile['item']

function titleOf({ kind, halfStars, isVerified }: Pick<ShownItem, 'kind' | 'halfStars' | 'isVerified'>): string {
  const stars = halfStars === null ? '' : `, ${String(halfStars / 2).replace('.', ',')} estrelas`
  return `${capital(kindWords[kind])}${stars}${isVerified ? ', compra confirmada' : ''}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export interface ItemView {
  readonly action: string
  readonly back: string
  readonly title: string
  readonly version: number
  readonly texts: readonly string[]
  /** What others read, where it is something else. */
  readonly shownTexts: readonly string[] | null
  readonly isShown: boolean
  readonly pictures: readonly string[]
  readonly state: string
  readonly written: string
  readonly reasons: readonly string[]
  readonly product: string | null
  readonly author: string
  readonly notices: readonly string[]
  readonly complaints: readonly string[]
  readonly decisions: readonly string[]
  readonly error: string | null
  /** Reasons that were ticked and words that were typed. */
  readonly typed: { readonly reasons: readonly string[]; readonly words: string }
}

const STATES = { waiting: 'À espera', published: 'Publicado', refused: 'Recusado', removed: 'Retirado' } as const

export function presentItem(
  { item, decisions, notices, complaints, history }: ItemFile,
  filter: QueueFilter,
  { error, typed }: Pick<ItemView, 'error' | 'typed'>,
): ItemView {
  const at = (moment: Date) => formatMoment(moment.toISOString())
  return {
    action: paths.adminModerationItem(item.kind, item.itemId, writeFilter(filter)),
    back: paths.adminModeration(writeFilter(filter)),
    title: titleOf(item),
    version: item.version,
    texts: item.texts,
    shownTexts: item.shownVersion === item.version ? null : item.shownTexts,
    isShown: item.shownVersion !== null,
    pictures: item.pictures,
    state: STATES[item.state],
    written: at(item.writtenAt),
    reasons: item.reasons.map(reasonWords),
    product: item.variantId === null ? null : paths.productDetailVariant(item.variantId),
    author: authorWords(history),
    notices: notices.map(
      ({ number, reason, explanation, at: moment }) =>
        `N.º ${number}, ${at(moment)}: ${reasonWords(reason)}. ${explanation}`,
    ),
    complaints: complaints.map(
      ({ ofAuthor, words, at: moment }) => `${ofAuthor ? 'Quem escreveu' : 'Quem denunciou'}, ${at(moment)}: ${words}`,
    ),
    decisions: decisions.map((each) => decisionWords(each, at(each.at))),
    error,
    typed,
  }
}

function authorWords(history: ItemFile['history']): string {
  if (history === null) return 'Não se sabe quem escreveu.'
  const { published, refused, removed, waiting } = history
  return `Outros textos da mesma pessoa: ${published} publicados, ${waiting} à espera, ${refused} recusados, ${removed} retirados.`
}

const DECISIONS = { publish: 'publicado', hold: 'retido', refuse: 'recusado', remove: 'retirado' } as const

function decisionWords(
  { decision, decidedBy, personId, reasons, words, version }: ItemFile['decisions'][number],
  at: string,
): string {
  const by = {
    rules: 'pelas regras',
    operator: 'na linha de comandos',
    person: `pela pessoa ${personId ?? 'que saiu'}`,
  }[decidedBy]
  const why = [...reasons.map(reasonWords), ...(words === null ? [] : [words])].join('. ')
  return `${at}, versão ${version}: ${DECISIONS[decision]} ${by}${why === '' ? '' : `. ${why}`}`
}
