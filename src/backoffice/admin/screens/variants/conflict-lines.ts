import type { OverrideVariantParameters, VariantInfo } from '#platform/api-client/calls.ts'
import type { ConflictLine } from '../../../parts/frame/outcome.ts'
import { valueWords } from '../../../parts/variant-words.ts'

export type OverrideValues = NonNullable<OverrideVariantParameters['overrideRequest']['values']>

const FEED = 'como diz o feed'
const UNKNOWN = 'desconhecido'

/** What was sent beside what stands, each value that either speaks of, as people read it. */
export function conflictLines(info: VariantInfo, yours: OverrideValues | null): ConflictLine[] {
  const present = linesOf(info, info.override?.values ?? {})
  const sent = linesOf(info, yours ?? {})
  const names = [...new Set([...present.keys(), ...sent.keys()])]
  if (names.length === 0) return [{ label: 'Correção', yours: FEED, present: FEED }]
  return names.map((name) => ({
    label: valueWords(name),
    yours: sent.get(name) ?? FEED,
    present: present.get(name) ?? FEED,
  }))
}

function linesOf({ present, categories, pictures }: VariantInfo, said: OverrideValues): Map<string, string> {
  const label = (options: readonly { id: number; label: string }[], id: number) =>
    options.find((option) => option.id === id)?.label ?? `n.º ${id}`
  const { title, categoryId, imageUrls, isDisabled, sizes = {} } = said
  const lists = present.lists.flatMap(({ name, options }): [string, string][] => {
    const ids = said[name]
    return ids === undefined ? [] : [[name, ids?.map((id) => label(options, id)).join(', ') ?? UNKNOWN]]
  })
  const axes = Object.entries(sizes as Record<string, { lowMm: number; highMm: number } | null>)
  return new Map<string, string>([
    ...(title === undefined ? [] : [['title', title] as const]),
    ...(categoryId === undefined
      ? []
      : [['category', categoryId === null ? UNKNOWN : label(categories, categoryId)] as const]),
    ...lists,
    ...axes.map(([axis, size]) => [`sizes.${axis}`, size === null ? UNKNOWN : sizeWords(size)] as const),
    ...(imageUrls === undefined ? [] : [['imageUrls', pictureWords(imageUrls, pictures)] as const]),
    ...(isDisabled === true ? [['isDisabled', 'sim'] as const] : []),
  ])
}

function sizeWords({ lowMm, highMm }: { lowMm: number; highMm: number }): string {
  return lowMm === highMm ? `${lowMm} mm` : `${lowMm} a ${highMm} mm`
}

/** The ends of the addresses: what tells a shop's pictures apart. */
function pictureWords(urls: readonly string[], pictures: VariantInfo['pictures']): string {
  const names = urls.map((url) =>
    pictures.some((picture) => picture.url === url) ? fileOf(url) : `${fileOf(url)} (já não está no feed)`,
  )
  return `primeiro ${names.join(', ')}`
}

function fileOf(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
}
