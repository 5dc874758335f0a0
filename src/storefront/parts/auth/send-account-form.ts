import type { Complaints } from '#domains/identity/rules/account-fields.ts'
import type { SentForm } from './sent-form.ts'

/** Longer than anybody waits for a form (docs/limits.md). */
const ANSWERED_WITHIN_MS = 15_000

/** What a form of accounts is answered by script: what came of it, and what a device is to make or to sign. */
export interface AskedForm {
  readonly sent: SentForm
  readonly creation?: unknown
  readonly request?: unknown
}

export async function sendAccountForm(action: string, fields: URLSearchParams): Promise<SentForm> {
  return (await askAccountForm(action, fields)).sent
}

/** Sends a form of accounts as the browser would, and reads what came of it. Throws where nobody can say. */
export async function askAccountForm(action: string, fields: URLSearchParams): Promise<AskedForm> {
  const answer = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    body: fields,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
  const told: unknown = await answer.json()
  if (isRecord(told) && typeof told['seeOther'] === 'string') return { sent: { seeOther: told['seeOther'] } }
  if (!isRecord(told) || !isRecord(told['complaints'])) throw new Error(`${action} answered ${answer.status}`)
  const { failure, creation, request } = told
  const sent = {
    complaints: told['complaints'] as Complaints,
    failure: typeof failure === 'string' ? failure : null,
  }
  return { sent, creation, request }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
