import type { Complaints } from '#domains/identity/rules/account-fields.ts'
import type { SentForm } from './sent-form.ts'

/** Longer than anybody waits for a form (docs/limits.md). */
const ANSWERED_WITHIN_MS = 15_000

/** Sends a form of accounts as the browser would, and reads what came of it. Throws where nobody can say. */
export async function sendAccountForm(action: string, fields: URLSearchParams): Promise<SentForm> {
  const answer = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    body: fields,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
  const told: unknown = await answer.json()
  if (isRecord(told) && typeof told['seeOther'] === 'string') return { seeOther: told['seeOther'] }
  if (!isRecord(told) || !isRecord(told['complaints'])) throw new Error(`${action} answered ${answer.status}`)
  const { failure } = told
  return { complaints: told['complaints'] as Complaints, failure: typeof failure === 'string' ? failure : null }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
