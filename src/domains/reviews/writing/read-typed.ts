import { firstChars, isSeen, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { REVIEW_LIMITS, type ReviewWords } from '../review.ts'

/** What was typed into a form, as it came. */
export interface TypedReview {
  /** In stars, '0.5' to '5'. */
  readonly stars: string
  readonly body: string
  /** One a line. */
  readonly pluses: string
  readonly minuses: string
  readonly nickname: string
}

export type ReviewComplaints = Readonly<
  Partial<Record<keyof TypedReview, 'missing' | 'malformed' | 'too_long' | 'too_many'>>
>

export interface ReadTyped {
  readonly words: ReviewWords
  readonly nickname: string
  readonly complaints: ReviewComplaints
}

/** Cleans what was typed and says what cannot stand. Lines of the text stay; what nobody can read goes. */
export function readTyped(typed: TypedReview): ReadTyped {
  const body = withoutUnreadable(firstChars(typed.body, REVIEW_LIMITS.bodyLength * 4).replace(/\r\n?/g, '\n'))
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
  const [pluses, minuses] = [pointsOf(typed.pluses), pointsOf(typed.minuses)]
  const nickname = readableLine(typed.nickname, REVIEW_LIMITS.nicknameLength + 2)
  const halfStars = readHalfStars(typed.stars)
  const entries = [
    ['stars', halfStars === null ? (typed.stars.trim() === '' ? 'missing' : 'malformed') : null],
    ['body', body.length > REVIEW_LIMITS.bodyLength ? 'too_long' : null],
    ['pluses', pointsComplaint(pluses)],
    ['minuses', pointsComplaint(minuses)],
    ['nickname', !isSeen(nickname) ? 'missing' : nickname.length > REVIEW_LIMITS.nicknameLength ? 'too_long' : null],
  ] as const
  return {
    words: { halfStars: halfStars ?? 0, body: body === '' ? null : body, pluses, minuses },
    nickname,
    complaints: Object.fromEntries(entries.filter(([, complaint]) => complaint !== null)),
  }
}

/** '4.5' → 9; null for what is no half star: 0, 4.3, 6. */
export function readHalfStars(stars: string): number | null {
  return /^(?:[1-4](?:\.[05])?|0\.5|5(?:\.0)?)$/.test(stars.trim()) ? Math.round(Number(stars) * 2) : null
}

/** Lines of a field, each once. */
function pointsOf(typed: string): string[] {
  const most = REVIEW_LIMITS.points * (REVIEW_LIMITS.pointLength + 2) * 4
  const lines = firstChars(typed, most).split(/[\r\n]+/)
  const points = lines.map((line) => readableLine(line, REVIEW_LIMITS.pointLength + 2)).filter((line) => line !== '')
  return [...new Set(points)]
}

function pointsComplaint(points: readonly string[]) {
  if (points.some((point) => point.length > REVIEW_LIMITS.pointLength)) return 'too_long'
  return points.length > REVIEW_LIMITS.points ? 'too_many' : null
}
