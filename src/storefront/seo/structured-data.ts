import type { Crumb } from '../ui/Breadcrumbs.tsx'

/** schema.org BreadcrumbList; the last crumb is the page itself. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  }
}
