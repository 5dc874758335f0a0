import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { BackOfficeApp } from './back-office-app.ts'
import { apiOf } from './api-of.ts'
import { APP_ID, HANDED_OVER_ID, type HandedOver } from './place.ts'
import { PlaceProvider } from './place-context.ts'
import { apiContext, appRoutes } from './app-routes.tsx'

/** The browser's half: takes over what the server has drawn, and draws what follows. */
export async function startApp(app: BackOfficeApp): Promise<void> {
  const root = document.getElementById(APP_ID)
  const handedOver = document.getElementById(HANDED_OVER_ID)?.textContent
  if (root !== null && handedOver != null) await takeOver(app, root, JSON.parse(handedOver) as HandedOver)
}

async function takeOver(app: BackOfficeApp, root: HTMLElement, { place, ...hydrationData }: HandedOver): Promise<void> {
  const basename = place.base === '' ? '/' : place.base
  const routes = appRoutes(app)
  await loadShown(routes, basename)
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, { api: apiOf(place, fetch), base: place.base })
      return context
    },
  })
  hydrateRoot(
    root,
    <PlaceProvider value={place}>
      <RouterProvider router={router} />
    </PlaceProvider>,
    { onRecoverableError: reportError },
  )
}

/** What is on the screen must be there at once: React would find nothing where the server has drawn it. */
async function loadShown(routes: RouteObject[], basename: string): Promise<void> {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    const { lazy } = route
    if (lazy === undefined || typeof lazy === 'function') continue
    const Component = await lazy.Component?.()
    Object.assign(route, { Component, lazy: undefined })
  }
}
