import { ResponseError } from '#platform/api-client/runtime.ts'

/** What came of a form (ADR 0102): the shell shows it above the screen, whichever screen it is. JSON. `version`: of what stands there now, where the screen says which one it read. */
export type Outcome =
  | { readonly kind: 'done'; readonly message: string; readonly version?: number }
  /** Somewhere else is shown instead: an address below the back office. */
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly version?: number
      readonly errors?: Readonly<Record<string, string>>
      /** What was typed, in the order of the form: it stays in its fields. The shell adds it where the screen does not. */
      readonly typed?: readonly (readonly [string, string])[]
    }
  /** Nothing has been done yet: the same form comes again with `confirmed`. */
  | { readonly kind: 'confirm'; readonly question: Question; readonly fields: readonly (readonly [string, string])[] }
  /** Nothing has been done: what would come of it is said, and the form comes again with what was typed. */
  | {
      readonly kind: 'tried'
      readonly title: string
      readonly lines: readonly (readonly [label: string, words: string])[]
      readonly note: string
      /** The shell adds it, as where it was refused. */
      readonly typed?: readonly (readonly [string, string])[]
    }
  /** Somebody saved in between. */
  | { readonly kind: 'conflict'; readonly versions: readonly ConflictLine[]; readonly version?: number }

export interface Question {
  readonly title: string
  /** What it does, with figures: '1.240 ofertas saem da página.' */
  readonly effect: string
  /** Of the button: 'Retirar'. */
  readonly confirm: string
  readonly isDangerous?: boolean
}

/** One value, as it was sent and as it stands. */
export interface ConflictLine {
  readonly label: string
  readonly yours: string
  readonly present: string
}

const CONFIRMED = 'confirmed'

export function isConfirmed(form: FormData): boolean {
  return form.get(CONFIRMED) === '1'
}

/** What a form's fields hold, for a form that comes again. */
export function typedIn(form: FormData): readonly (readonly [string, string])[] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** Asks before something is done: `if (!isConfirmed(form)) return ask(form, { title, effect, confirm })`. */
export function ask(form: FormData, question: Question): Outcome {
  return { kind: 'confirm', question, fields: [...typedIn(form), [CONFIRMED, '1']] }
}

/** What a call refused with. */
export interface RefusedCall {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly requestId: string
}

/** The answer of a call, or what it refused with where one of `statuses` was to be expected; anything else goes on as it is. */
export async function answerOr<Answer>(
  call: Promise<Answer>,
  statuses: readonly number[],
): Promise<{ readonly answer: Answer } | { readonly refused: RefusedCall }> {
  try {
    return { answer: await call }
  } catch (error) {
    if (!(error instanceof ResponseError) || !statuses.includes(error.response.status)) throw error
    return { refused: await readRefusal(error.response) }
  }
}

/** A problem document (docs/contracts/problems.md), or what can be said where something between us answered. */
export async function readRefusal(response: Response): Promise<RefusedCall> {
  const { status } = response
  const problem = (await response.json().catch(() => ({}))) as Partial<RefusedCall>
  const { code = 'unknown', title = 'Não foi possível', detail = '', requestId = '' } = problem
  return { status, code, title, detail, requestId }
}
