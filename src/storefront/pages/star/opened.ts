import { isIdent } from '#domains/reviews/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { NotOpened, ShownInvitation } from './star-source.ts'

/** What no mail of ours has ever had is refused before anything is looked up. */
export function readIdent(ident: string, path: string) {
  return isIdent(ident) ? { canonical: path, ident } : noSuchIdent()
}

/** The invitation of a link, or why it does not open: an ident that was never given and one whose purchase was erased look alike. */
export async function openInvitation(
  ident: string,
  { star }: Pick<StorefrontDependencies, 'star'>,
  request: FastifyRequest,
): Promise<ShownInvitation | Refusal> {
  const opened = await star.open(ident, request.ip)
  return typeof opened === 'string' ? refusalOf(opened) : opened
}

export function refusalOf(gone: NotOpened): Refusal {
  if (gone === 'over') return refusal('gone', 'the time of this invitation is over (star)')
  if (gone === 'too-many') return refusal('too_many_requests', 'too many unknown idents from this network (star)', 60)
  return noSuchIdent()
}

function noSuchIdent(): Refusal {
  return refusal('not_found', 'there is no such invitation (star)')
}
