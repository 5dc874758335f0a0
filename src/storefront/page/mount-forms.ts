import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, RefusedError, refusal } from '#platform/errors/refusal.ts'
import { formOf, takeAnything, takeForms } from '#platform/http/request/form-body.ts'
import { createRateLimiter, networkOf, type RateLimiter } from '#platform/http/overload/rate-limit.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { pageRoutes } from '../paths.ts'
import { askedOf, factsOf } from './asked-page.ts'
import type { FormRate } from './page-form.ts'
import type { Page } from './page.ts'
import { addressAt, type PagePlace, placesOf, siteAt } from './page-places.ts'
import { showPrivately } from './present-page.tsx'

/** Gives the form of each page that has one its POST: its size, how often one network may, and what comes of it. */
export function mountForms(app: FastifyInstance, pages: readonly Page[], dependencies: StorefrontDependencies): void {
  const limiters = new Map<FormRate, RateLimiter>()
  const mount = (scope: FastifyInstance, isWordless: boolean): void => {
    for (const page of pages) {
      const { form } = page
      if (form === undefined || (form.says === 'nothing') !== isWordless) continue
      const limiter = limiterOf(form.rate, limiters, dependencies)
      const take = takesForm(page, form, limiter, dependencies)
      for (const place of placesOf(page))
        scope.post(
          addressAt(place, pageRoutes[page.name]),
          { config: factsOf(page, place), bodyLimit: form.maxBytes },
          (request, reply) => take(place, request, reply),
        )
    }
  }
  void app.register(async (scope) => {
    await takeForms(scope)
    mount(scope, false)
  })
  void app.register(async (scope) => {
    takeAnything(scope)
    mount(scope, true)
  })
}

function takesForm(
  page: Page,
  form: NonNullable<Page['form']>,
  limiter: RateLimiter | null,
  dependencies: StorefrontDependencies,
): (place: PagePlace, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (place, request, reply) => {
    if (form.rate !== undefined && limiter?.allows(networkOf(request.ip)) === false) throw tooMany(form.rate)
    const taken = await form.take(formOf(request), askedOf(request, place), dependencies, request)
    if (isRefusal(taken)) throw new RefusedError(taken)
    const told = request.headers.accept === 'application/json' ? form.told : undefined
    if (!('seeOther' in taken))
      return told === undefined
        ? showPrivately(page, reply, taken, { ...dependencies, site: siteAt(dependencies.site, place) })
        : tell(reply.code(taken.status ?? 200), told(taken.props))
    for (const cookie of taken.cookies ?? []) reply.header('set-cookie', cookie)
    const seeOther = addressAt(place, taken.seeOther)
    return told === undefined
      ? reply.header('cache-control', 'no-store').redirect(seeOther, 303)
      : tell(reply, { seeOther })
  }
}

function tell(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

function limiterOf(
  rate: FormRate | undefined,
  limiters: Map<FormRate, RateLimiter>,
  { clock }: Pick<StorefrontDependencies, 'clock'>,
): RateLimiter | null {
  if (rate === undefined) return null
  const limiter = limiters.get(rate) ?? createRateLimiter(rate, clock)
  limiters.set(rate, limiter)
  return limiter
}

function tooMany({ of, retrySeconds }: FormRate): RefusedError {
  return new RefusedError(refusal('too_many_requests', `too many ${of} from this network`, retrySeconds))
}
