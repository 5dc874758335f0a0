import type { Place } from './place.ts'
import type { Screen } from './screen.ts'

/** What the window is called: of a screen by its data, of what failed by the product's name alone. */
export function titleOf(
  handle: unknown,
  loaderData: unknown,
  { siteName, area }: Pick<Place, 'siteName' | 'area'>,
): string {
  const screen = handle as Screen | undefined
  const title = screen === undefined || loaderData === undefined ? null : screen.titleOf(loaderData)
  return title === null ? `${area} · ${siteName}` : `${title} · ${area} · ${siteName}`
}
