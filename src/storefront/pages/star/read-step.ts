import { REVIEW_LIMITS } from '#domains/reviews/contract.ts'
import { firstChars, readableLine, withoutUnreadable } from '#platform/readable-text.ts'

/** A step as it was filled in. */
export interface TypedStep {
  readonly halfStars: number | null
  readonly deliveryHalfStars: number | null
  readonly packagingHalfStars: number | null
  readonly serviceHalfStars: number | null
  readonly body: string
  /** One a line. */
  readonly pluses: string
  readonly minuses: string
}

export interface StepComplaints {
  readonly halfStars?: string
  readonly body?: string
  readonly points?: string
}

/** Names of its fields. */
export const stepNames = {
  halfStars: 'estrelas',
  deliveryHalfStars: 'entrega',
  packagingHalfStars: 'embalagem',
  serviceHalfStars: 'atendimento',
  body: 'texto',
  pluses: 'pros',
  minuses: 'contras',
} as const satisfies Record<keyof TypedStep, string>

export function readStep(fields: URLSearchParams): TypedStep {
  const stars = (name: string): number | null => {
    const value = fields.get(name) ?? ''
    return /^(?:[1-9]|10)$/.test(value) ? Number(value) : null
  }
  return {
    halfStars: stars(stepNames.halfStars),
    deliveryHalfStars: stars(stepNames.deliveryHalfStars),
    packagingHalfStars: stars(stepNames.packagingHalfStars),
    serviceHalfStars: stars(stepNames.serviceHalfStars),
    body: fields.get(stepNames.body) ?? '',
    pluses: fields.get(stepNames.pluses) ?? '',
    minuses: fields.get(stepNames.minuses) ?? '',
  }
}

/** What is kept of it, or what is wrong with it. */
export function wordsOfStep(typed: TypedStep) {
  const body = withoutUnreadable(typed.body).replaceAll('\r\n', '\n').trim()
  const [pluses, minuses] = [pointsOf(typed.pluses), pointsOf(typed.minuses)]
  const complaints: StepComplaints = {
    ...(typed.halfStars === null && { halfStars: 'Escolha quantas estrelas dá.' }),
    ...(body.length > REVIEW_LIMITS.bodyLength && {
      body: `O texto tem ${body.length} caracteres; o máximo são ${REVIEW_LIMITS.bodyLength}.`,
    }),
    ...([pluses, minuses].some((points) => !areShort(points)) && {
      points: `No máximo ${REVIEW_LIMITS.points} linhas, de ${REVIEW_LIMITS.pointLength} caracteres cada.`,
    }),
  }
  const { deliveryHalfStars, packagingHalfStars, serviceHalfStars } = typed
  const words = {
    halfStars: typed.halfStars ?? 0,
    deliveryHalfStars,
    packagingHalfStars,
    serviceHalfStars,
    body: body === '' ? null : firstChars(body, REVIEW_LIMITS.bodyLength),
    pluses,
    minuses,
  }
  return { words, complaints, isWhole: Object.keys(complaints).length === 0 }
}

function pointsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => readableLine(line, REVIEW_LIMITS.pointLength + 1))
    .filter((line) => line !== '')
}

function areShort(points: readonly string[]): boolean {
  return points.length <= REVIEW_LIMITS.points && points.every((point) => point.length <= REVIEW_LIMITS.pointLength)
}

/** What was kept, as the form shows it again. */
export function typedOf(review: {
  readonly halfStars: number
  readonly deliveryHalfStars: number | null
  readonly packagingHalfStars: number | null
  readonly serviceHalfStars: number | null
  readonly body: string | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
}): TypedStep {
  const { halfStars, deliveryHalfStars, packagingHalfStars, serviceHalfStars, body, pluses, minuses } = review
  return {
    halfStars,
    deliveryHalfStars,
    packagingHalfStars,
    serviceHalfStars,
    body: body ?? '',
    pluses: pluses.join('\n'),
    minuses: minuses.join('\n'),
  }
}

export const NOTHING_TYPED: TypedStep = {
  halfStars: null,
  deliveryHalfStars: null,
  packagingHalfStars: null,
  serviceHalfStars: null,
  body: '',
  pluses: '',
  minuses: '',
}
