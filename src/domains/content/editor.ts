import type { FastifyRequest } from 'fastify'
import { callerOf } from '#platform/http/access/caller.ts'
import type { UserId } from '#platform/ids.ts'

/** Who changes articles and inspirations, as the log is told. */
export interface Editor {
  /** A person of the back office; null: a program. */
  readonly personId: UserId | null
  /** `request.id`, by which the server's log is found; absent: no request made the change. */
  readonly requestId?: string
}

/** Commands and what a first start brings. */
export const PROGRAM: Editor = { personId: null }

export async function editorOf(request: FastifyRequest): Promise<Editor> {
  return { personId: (await callerOf(request))?.userId ?? null, requestId: request.id }
}

/** The same as a change of the log has it. */
export function madeBy({ personId, requestId }: Editor): { readonly by: UserId | null; readonly requestId?: string } {
  return { by: personId, ...(requestId !== undefined && { requestId }) }
}
