import { type Attributes, colours, materials, noAttributes } from '#domains/catalogue/contract.ts'
import type { FamilyMember, ProductFacts } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatCents } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import { rangeText } from '../../copy/size-names.ts'
import { labelsOf, seatsText } from './specification.ts'
import { toldApart } from './told-apart.ts'

/** M-09: the family's members by what tells them apart. */
export interface VariantChoices {
  readonly axes: readonly ChoiceAxis[]
  /** Every combination that exists, this product's too, by size. */
  readonly groups: readonly ChoiceGroup[]
  readonly count: number
}

/** One thing in which members differ, and what there is of it. */
export interface ChoiceAxis {
  readonly name: string
  readonly current: string | null
  readonly options: readonly ChoiceOption[]
}

export interface ChoiceOption {
  readonly label: string
  /** Of a colour; null: several, or none. */
  readonly hex: string | null
  /** Null: this product itself. */
  readonly url: string | null
  readonly price: string | null
  /** What else is another there: this exact combination does not exist. */
  readonly alsoChanges: string | null
}

export interface ChoiceGroup {
  readonly name: string | null
  readonly members: readonly Omit<ChoiceOption, 'alsoChanges'>[]
}

/** Null without a family, or when nothing that we know tells its members apart. */
export function variantChoices(
  product: ProductFacts,
  ownCents: number | null,
  family: readonly FamilyMember[],
  region: Region,
): VariantChoices | null {
  const own = memberOf({ attributes: product.attributes, title: product.title, lowestCents: ownCents, url: null })
  const others = family.map((each) =>
    memberOf({ ...each, url: withRegion(paths.product(each.productId, each.slug), region) }),
  )
  const members = [own, ...others]
  if (others.length === 0) return null
  const differing = withoutFollowers(
    differences.filter(({ key }) => valuesOf(members, key).size > 1),
    members,
  )
  return {
    axes: differing.map((difference) => axisOf(difference, own, others, differing)),
    groups: groupsOf(members, differing),
    count: members.length,
  }
}

const differences = [
  { key: 'colour', name: 'Cor', also: 'noutra cor' },
  { key: 'size', name: 'Medida', also: 'noutra medida' },
  { key: 'seats', name: 'Lotação', also: 'noutra lotação' },
  { key: 'material', name: 'Material', also: 'noutro material' },
] as const
type Difference = (typeof differences)[number]

function valuesOf(members: readonly Member[], key: Difference['key']): Set<string> {
  return new Set(members.flatMap((member) => member.values[key] ?? []))
}

/** What another difference decides is no choice of its own: where each size has its number of seats, the size is chosen. */
function withoutFollowers(differing: readonly Difference[], members: readonly Member[]): Difference[] {
  return differing.reduce<Difference[]>(
    (kept, difference) =>
      kept.some(({ key }) => decides(key, difference.key, members)) ? kept : [...kept, difference],
    [],
  )
}

function decides(key: Difference['key'], other: Difference['key'], members: readonly Member[]): boolean {
  return [...Map.groupBy(members, (member) => member.values[key]).values()].every(
    (alike) => new Set(alike.map((member) => member.values[other])).size === 1,
  )
}

interface Member {
  readonly title: string
  readonly url: string | null
  readonly lowestCents: number | null
  readonly hex: string | null
  readonly values: Readonly<Record<Difference['key'], string | null>>
  /** For ordering by size, in mm. */
  readonly sizeMm: number
}

function memberOf({
  attributes,
  title,
  url,
  lowestCents,
}: {
  attributes: ProductFacts['attributes']
  title: string
  url: string | null
  lowestCents: number | null
}): Member {
  const known: Attributes = { ...noAttributes, ...attributes }
  const { colours: found, seats, sizes } = known
  return {
    title: calmName(title),
    url,
    lowestCents,
    hex: found?.ids.length === 1 ? (colours.find(({ id }) => id === found.ids[0])?.hex ?? null) : null,
    values: {
      colour: labelsOf(found, colours),
      size: sizeText(sizes),
      seats: seatsText(seats),
      material: labelsOf(known.materials, materials),
    },
    sizeMm: (sizes.lyingWidth ?? sizes.width ?? sizes.diameter ?? sizes.length ?? sizes.height)?.lowMm ?? 0,
  }
}

/** A size as one names it: a bed by its mattress, a round thing by its diameter, others by their sides. */
function sizeText(sizes: Attributes['sizes']): string | null {
  const sides = sizes.lyingWidth
    ? [sizes.lyingWidth, sizes.lyingLength]
    : sizes.diameter
      ? [sizes.diameter]
      : [sizes.width, sizes.length ?? sizes.depth, sizes.height]
  const known = sides.flatMap((side) => (side === undefined ? [] : [rangeText(side)]))
  return known.length === 0 ? null : `${sizes.diameter && !sizes.lyingWidth ? 'Ø ' : ''}${known.join(' × ')} cm`
}

function axisOf(
  { key, name }: Difference,
  own: Member,
  others: readonly Member[],
  differing: readonly Difference[],
): ChoiceAxis {
  const rest = differing.filter((difference) => difference.key !== key)
  const labels = [...new Set([own, ...others].flatMap((member) => member.values[key] ?? []))]
  const options = labels.map((label): ChoiceOption & { sizeMm: number } => {
    if (label === own.values[key])
      return { label, hex: own.hex, url: null, price: priceOf(own), alsoChanges: null, sizeMm: own.sizeMm }
    const nearest = closest(
      others.filter(({ values }) => values[key] === label),
      own,
      rest,
    )
    return {
      label,
      hex: nearest.hex,
      url: nearest.url,
      price: priceOf(nearest),
      alsoChanges: changesOf(nearest, own, rest),
      sizeMm: nearest.sizeMm,
    }
  })
  return {
    name,
    current: own.values[key],
    options: inOrder(key, options).map(({ sizeMm: _sizeMm, ...option }) => option),
  }
}

/** The member that is most like this product otherwise, then the cheapest. */
function closest(candidates: readonly Member[], own: Member, rest: readonly Difference[]): Member {
  return candidates.toSorted(
    (a, b) =>
      rest.filter(({ key }) => a.values[key] !== own.values[key]).length -
        rest.filter(({ key }) => b.values[key] !== own.values[key]).length ||
      (a.lowestCents ?? 0) - (b.lowestCents ?? 0),
  )[0] as Member
}

function changesOf(member: Member, own: Member, rest: readonly Difference[]): string | null {
  const changed = rest.filter(({ key }) => member.values[key] !== own.values[key]).map(({ also }) => also)
  return changed.length === 0 ? null : changed.join(' e ')
}

function inOrder<Option extends { label: string; sizeMm: number }>(
  key: Difference['key'],
  options: Option[],
): Option[] {
  return key === 'size'
    ? options.sort((a, b) => a.sizeMm - b.sizeMm || compareWords(a.label, b.label))
    : options.sort((a, b) => compareWords(a.label, b.label))
}

const collator = new Intl.Collator('pt-PT', { numeric: true })
function compareWords(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Combinations under their size, when sizes differ; named by what differs beside it, else by their titles. */
function groupsOf(members: readonly Member[], differing: readonly Difference[]): ChoiceGroup[] {
  const bySize = differing.some(({ key }) => key === 'size') && differing.length > 1
  const naming = differing.filter(({ key }) => !bySize || key !== 'size')
  const named = members.map((member) => ({
    member,
    title: member.title,
    label: naming.flatMap(({ key }) => member.values[key] ?? []).join(' · ') || member.title,
  }))
  const groups = Map.groupBy(named, ({ member }) => (bySize ? (member.values.size ?? 'Sem medida indicada') : null))
  return [...groups]
    .sort(([, a], [, b]) => (a[0]?.member.sizeMm ?? 0) - (b[0]?.member.sizeMm ?? 0))
    .map(([name, of]) => ({
      name,
      members: toldApart(of)
        .sort(
          (a, b) =>
            (naming.some(({ key }) => key === 'size') ? a.member.sizeMm - b.member.sizeMm : 0) ||
            compareWords(a.label, b.label),
        )
        .map(({ member, label }) => ({ label, hex: member.hex, url: member.url, price: priceOf(member) })),
    }))
}

function priceOf({ lowestCents }: Member): string | null {
  return lowestCents === null ? null : formatCents(lowestCents)
}
