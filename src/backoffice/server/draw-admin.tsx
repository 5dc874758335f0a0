import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Configuration } from '#platform/api-client/runtime.ts'
import type { Place } from '../admin/place.ts'
import { PlaceProvider } from '../admin/place-context.ts'
import { adminRoutes, apiContext } from '../admin/routes.tsx'
import { screens } from '../admin/screens.ts'
import { titleOf } from '../admin/window-title.ts'
import { type BackOfficeAssets, documentHtml } from './document-html.ts'

export interface Drawn {
  readonly status: number
  readonly html: string
  /** What was no refusal: a fault, for the log. */
  readonly faults: readonly unknown[]
}

/** Draws the back office for one request: its document, or where it leads to. */
export function createDrawAdmin(place: Place, assets: BackOfficeAssets) {
  const routes = adminRoutes(screens)
  const handler = createStaticHandler(routes, { basename: place.base === '' ? '/' : place.base })
  return async (request: Request, api: Configuration): Promise<Drawn | { readonly location: string }> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(apiContext, { api, base: place.base })
    const found = await handler.query(request, { requestContext })
    if (found instanceof Response) return { location: found.headers.get('location') ?? `${place.base}/` }
    const { context, faults } = withPlainErrors(found)
    const { loaderData, actionData, errors, statusCode, matches } = context
    const html = renderToString(
      <PlaceProvider value={place}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PlaceProvider>,
    )
    const shown = matches.at(-1)?.route
    const title = titleOf(shown?.handle, loaderData[shown?.id ?? ''], place.siteName)
    return {
      status: faults.length > 0 ? 500 : statusCode,
      html: documentHtml({ title, html, handedOver: { place, loaderData, actionData, errors }, assets }),
      faults,
    }
  }
}

/** An error as the browser is told of it, before anything is drawn: both draw the same. Of a fault it hears nothing but that there was one. */
function withPlainErrors(context: StaticHandlerContext): { context: StaticHandlerContext; faults: readonly unknown[] } {
  const errors = Object.entries(context.errors ?? {})
  const faults = errors.map(([, error]) => error).filter((error) => !isRouteErrorResponse(error))
  const plain = errors.map(([id, error]) => [
    id,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, internal: false, data: error.data as unknown }
      : { status: 500, statusText: '', internal: false, data: null },
  ])
  return { context: { ...context, errors: errors.length === 0 ? null : Object.fromEntries(plain) }, faults }
}
