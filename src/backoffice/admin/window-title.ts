import type { Screen } from './screen.ts'

/** What the window is called: of a screen by its data, of what failed by the product's name alone. */
export function titleOf(handle: unknown, loaderData: unknown, siteName: string): string {
  const screen = handle as Screen | undefined
  const title = screen === undefined || loaderData === undefined ? null : screen.titleOf(loaderData)
  return title === null ? `Gestão · ${siteName}` : `${title} · Gestão · ${siteName}`
}
