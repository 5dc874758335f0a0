import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Routes of this scope take forms as pages send them, each of as many bytes as its `bodyLimit` says, and no other body.
 * Fields are read as URLSearchParams: a name that stands twice or is one of an object's own is nothing special.
 */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(formbody, { parser: (text) => ({ fields: new URLSearchParams(text) }) })
}

/** Routes of this scope take any body of as many bytes as their `bodyLimit` says, and read nothing of it. */
export function takeAnything(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null))
}

/** The form's fields; none when it came without a body. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return (body as { readonly fields?: URLSearchParams } | null | undefined)?.fields ?? new URLSearchParams()
}
