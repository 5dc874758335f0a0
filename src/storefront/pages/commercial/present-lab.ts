import { categoryById } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { withoutValue } from '#domains/feeds/contract.ts'
import type {
  LabCategories,
  LabCoverage,
  LabExample,
  LabFindings,
  LabProblem,
  LabResult,
} from '#domains/feeds/contract.ts'
import { presentVariant, type VariantData } from '#domains/offers/contract.ts'
import { countOf, formatCount, formatMoment } from '../../copy/format.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { dialectName } from '../../copy/dialect-names.ts'
import { coverageWords, severities, severityWords } from './lab-words.ts'

/** How a feed stands: whole, with losses, or not usable; waiting while the first findings are still to come. */
export type LabHealth = 'waiting' | 'ok' | 'warn' | 'fail'

/** A run's page in finished words. */
export interface LabView {
  readonly id: string
  readonly isOver: boolean
  readonly health: LabHealth
  readonly title: string
  readonly reason: string
  /** What is going on now; null once all has been read. */
  readonly progress: string | null
  /** The file's name or the address, as given. */
  readonly source: string
  readonly feedUrl: string | null
  readonly expires: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly problems: readonly ProblemSectionView[]
  readonly affected: readonly AffectedView[]
  readonly coverage: readonly CoverageView[]
  readonly categories: CategoriesView | null
  readonly cards: readonly CardView[]
}

export interface ProblemSectionView {
  readonly severity: LabProblem['severity']
  readonly title: string
  readonly text: string
  readonly problems: readonly ProblemView[]
}

export interface ProblemView {
  readonly code: string
  readonly title: string
  /** The title tells the one case whole. */
  readonly isOneCase: boolean
  readonly count: string
  readonly action: string
  readonly shown: readonly LabExample[]
  /** Further places, in words. */
  readonly others: readonly string[]
  readonly more: string | null
}

export interface AffectedView {
  readonly item: string
  readonly line: number | null
  readonly messages: readonly string[]
  readonly isOut: boolean
}

export interface CoverageView {
  readonly name: string
  readonly why: string
  readonly percent: number
  readonly text: string
}

export interface CategoriesView {
  readonly summary: string
  readonly rows: readonly {
    readonly path: string
    readonly offers: string
    readonly targets: readonly { readonly text: string; readonly url: string; readonly count: string }[]
    readonly unsure: string | null
    readonly suggestions: readonly string[]
    readonly examples: readonly string[]
  }[]
  readonly more: string | null
}

const ITEMS = ['artigo', 'artigos'] as const
const AFFECTED = 10

/** Words of a run and of what was found in it so far. */
export function presentLab(run: LabFindings): LabView {
  const { result } = run
  const isOver = run.state === 'done'
  const health = healthOf(result, isOver)
  return {
    id: run.id,
    isOver,
    health,
    title: TITLES[isOver ? health : 'waiting'],
    reason: reasonOf(result, health, isOver),
    progress: progressText(run),
    source: run.source.kind === 'url' ? run.source.url : shortName(run.source.name),
    feedUrl: run.source.kind === 'url' && health !== 'fail' ? run.source.url : null,
    expires: formatMoment(run.expiresAt.toISOString()),
    facts: result === null ? [] : factsOf(result),
    problems: result === null ? [] : problemSections(result.problems),
    affected: result === null ? [] : affectedItems(result.problems),
    coverage: result === null || isUnusable(result) ? [] : coverageViews(result.coverage),
    categories:
      result === null || isUnusable(result) || result.coverage.offers === 0 ? null : categoriesView(result.categories),
    cards:
      result === null || isUnusable(result)
        ? []
        : result.preview.map((offer, index) => previewCard(run.id, offer, index + 1)),
  }
}

/** A file's name, its ending kept; without what turns text around. */
function shortName(name: string): string {
  const signs = [...name.replace(/\p{Cf}/gu, '')]
  return signs.length <= 60 ? signs.join('') : `${signs.slice(0, 40).join('')}…${signs.slice(-18).join('')}`
}

const TITLES: Readonly<Record<LabHealth, string>> = {
  waiting: 'A ler o seu feed',
  ok: 'O seu feed está pronto',
  warn: 'O seu feed entra, com perdas',
  fail: 'O seu feed não pode entrar assim',
}

function isUnusable({ problems }: LabResult): boolean {
  return problems.some(({ severity }) => severity === 'fatal')
}

function healthOf(result: LabResult | null, isOver: boolean): LabHealth {
  if (result === null) return 'waiting'
  if (isUnusable(result) || (isOver && result.items.accepted === 0)) return 'fail'
  return result.items.rejected > 0 ||
    result.problems.some(({ severity }) => severity === 'error') ||
    isHardlyListed(result, isOver)
    ? 'warn'
    : 'ok'
}

/** Most offers would stand in no category: they come in, and hardly anybody would find them. */
function isHardlyListed(result: LabResult, isOver: boolean): boolean {
  return isOver && listedCount(result) * 2 < result.coverage.offers
}
function listedCount({ coverage }: LabResult): number {
  return coverage.fields.find(({ field }) => field === 'category')?.count ?? 0
}

function reasonOf(result: LabResult | null, health: LabHealth, isOver: boolean): string {
  if (result === null) return 'Os primeiros resultados aparecem aqui dentro de segundos.'
  const { read, accepted, rejected } = result.items
  if (!isOver) return 'Isto é o que já se vê; os números crescem até ao fim do ficheiro.'
  if (health === 'fail')
    return (
      result.problems.find(({ severity }) => severity === 'fatal')?.examples[0]?.message ??
      (read === 0 ? 'O ficheiro foi lido, mas não tem artigos.' : 'Nenhum artigo pode ser aceite como está.')
    )
  if (health === 'warn' && rejected === 0)
    return `Entram todos, mas só ${formatCount(listedCount(result))} de ${countOf(accepted, ITEMS)} ${listedCount(result) === 1 ? 'tem' : 'têm'} uma categoria que reconhecemos; os outros só aparecem em pesquisas por palavras.`
  if (health === 'warn')
    return `${countOf(rejected, ITEMS)} de ${formatCount(read)} ${rejected === 1 ? 'fica' : 'ficam'} de fora; ${accepted === 1 ? 'entra 1' : `entram ${formatCount(accepted)}`}.`
  return read === 1 ? 'O único artigo entra.' : `Todos os ${countOf(read, ITEMS)} entram.`
}

function progressText({ state, ahead, progress, result, bytes, announcedBytes }: LabFindings): string | null {
  if (state === 'receiving')
    return announcedBytes === null
      ? 'O ficheiro ainda está a chegar.'
      : `O ficheiro ainda está a chegar: ${formatBytes(bytes)} de ${formatBytes(announcedBytes)}.`
  if (state === 'waiting')
    return ahead === 0
      ? 'É o próximo a ser lido.'
      : `À espera: ${ahead === 1 ? 'há 1 feed' : `há ${formatCount(ahead)} feeds`} à frente.`
  if (state === 'done') return null
  if (progress?.phase === 'fetch') return 'A descarregar o ficheiro do endereço.'
  if (result === null) return 'A abrir o ficheiro.'
  return `Já lidos: ${countOf(result.items.read, ITEMS)}${progress?.fraction == null ? '' : `, ${Math.floor(progress.fraction * 100)} % do ficheiro`}.`
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}

function factsOf({ dialect, encoding, items, bytes, isWhole }: LabResult): LabView['facts'] {
  return [
    ...(dialect === null ? [] : [{ name: 'Formato', value: dialectName(dialect) }]),
    ...(encoding === null || dialect === null ? [] : [{ name: 'Codificação', value: encoding.toUpperCase() }]),
    ...(bytes === 0 ? [] : [{ name: 'Tamanho', value: formatBytes(bytes) }]),
    ...(dialect === null
      ? []
      : [{ name: isWhole ? 'Artigos lidos' : 'Artigos lidos até agora', value: formatCount(items.read) }]),
    ...(items.accepted + items.rejected === 0 || items.read === 0 || items.accepted === 0
      ? []
      : [
          { name: 'Aceites', value: formatCount(items.accepted) },
          { name: 'De fora', value: formatCount(items.rejected) },
        ]),
  ]
}

function problemSections(problems: readonly LabProblem[]): ProblemSectionView[] {
  return severities.flatMap((severity) => {
    const ofSeverity = problems.filter((problem) => problem.severity === severity)
    return ofSeverity.length === 0
      ? []
      : [{ severity, ...severityWords[severity], problems: ofSeverity.map(problemView) }]
  })
}

function problemView(problem: LabProblem): ProblemView {
  const shown = problem.examples.filter(({ excerpt }) => excerpt !== null)
  const others = problem.examples.filter(({ excerpt }) => excerpt === null)
  const rest = problem.count - problem.examples.length
  return {
    code: problem.code,
    title: problemTitle(problem),
    isOneCase: problem.count === 1 && problem.examples.length === 1,
    count: problem.severity === 'fatal' ? '' : `${formatCount(problem.count)}×`,
    action: problem.action,
    shown,
    others: isOfWholeFeed(problem) ? [] : others.map(exampleText),
    more: rest > 0 ? `e mais ${countOf(rest, ['vez', 'vezes'])}` : null,
  }
}

/** The message without the value of one case: "O preço não pode ser lido." One case alone is told whole. */
function problemTitle({ message, count, examples }: LabProblem): string {
  const first = examples[0]
  if (first !== undefined && count === 1) return first.message
  if (isOfWholeFeed({ count, examples })) return examples.map((example) => example.message).join(' ')
  const fields = new Set(examples.map(({ field }) => field))
  const told = message
    .replaceAll('{value}{limit}', '{value}')
    .replace('{field}', fields.size === 1 ? ([...fields][0] ?? '…') : '…')
  const sentences = told.split(/(?<=\.) /)
  const kept = sentences.filter((sentence) => !sentence.includes('{limit}'))
  const text = kept.length === 0 ? (first?.message ?? told) : kept.join(' ')
  return withoutValue(text)
}

/** It stands nowhere in the file: its messages are the heading, and are not told a second time below it. */
function isOfWholeFeed({ count, examples }: Pick<LabProblem, 'count' | 'examples'>): boolean {
  return count === examples.length && examples.every(({ line, itemId }) => line === null && itemId === null)
}

function exampleText({ line, itemId, message }: LabExample): string {
  const place = [itemId === null ? null : `artigo ${itemId}`, line === null ? null : `linha ${formatCount(line)}`]
    .filter((part) => part !== null)
    .join(', ')
  return place === '' ? message : `${message} (${place})`
}

/** The first articles that something is wrong with, in the file's order. */
function affectedItems(problems: readonly LabProblem[]): AffectedView[] {
  const items = new Map<string, { line: number | null; messages: string[]; isOut: boolean }>()
  for (const { severity, examples } of problems.filter(
    (problem) => problem.severity === 'error' || problem.severity === 'warning',
  )) {
    for (const { itemId, line, message } of examples) {
      if (itemId === null) continue
      const known = items.get(itemId) ?? { line, messages: [], isOut: false }
      items.set(itemId, {
        line: Math.min(line ?? Infinity, known.line ?? Infinity),
        messages: [...new Set([...known.messages, message])],
        isOut: known.isOut || severity === 'error',
      })
    }
  }
  return [...items]
    .map(([item, facts]) => ({ item, ...facts, line: Number.isFinite(facts.line) ? facts.line : null }))
    .sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))
    .slice(0, AFFECTED)
}

function coverageViews({ offers, fields }: LabCoverage): CoverageView[] {
  return offers === 0
    ? []
    : fields.map(({ field, count }) => {
        const percent = count === offers ? 100 : Math.min(99, Math.round((count / offers) * 100))
        return {
          ...coverageWords[field],
          percent,
          text: count === 0 ? 'nenhum' : count === offers ? 'todos' : percent === 0 ? 'menos de 1 %' : `${percent} %`,
        }
      })
}

function categoriesView({ paths: mapped, morePaths, offersUnsure }: LabCategories): CategoriesView {
  return {
    summary:
      offersUnsure === 0
        ? 'Todos os artigos têm lugar certo.'
        : `${countOf(offersUnsure, ITEMS)} sem lugar certo: ${offersUnsure === 1 ? 'é encontrado' : 'são encontrados'} por palavras, mas não ao navegar por categorias.`,
    rows: mapped.map(({ path, offers, categories, unsure }) => ({
      path: path ?? 'Sem categoria no feed',
      offers: countOf(offers, ITEMS),
      targets: categories.flatMap(({ categoryId, offers: count }) => {
        const category = categoryById(categoryId)
        return category === null
          ? []
          : [{ text: category.longName, url: paths.category(category.slug), count: formatCount(count) }]
      }),
      unsure: unsure.offers === 0 ? null : countOf(unsure.offers, ITEMS),
      suggestions: unsure.suggestions.flatMap((categoryId) => categoryById(categoryId)?.longName ?? []),
      examples: unsure.examples,
    })),
    more: morePaths === 0 ? null : `e mais ${countOf(morePaths, ['categoria do feed', 'categorias do feed'])}`,
  }
}

/** The card that a listing would show; it leads to the preview of its page. */
function previewCard(labId: string, offer: VariantData, number: number): CardView {
  const shown = presentVariant(offer, {
    region: 'mainland',
    now: new Date(offer.lastSeenAt),
    clickSource: clickSources.other,
  })
  return {
    ...presentCard(shown, { region: 'mainland', view: 'grid', christmas: null }),
    url: paths.labProduct(labId, number),
    isComparable: false,
  }
}
