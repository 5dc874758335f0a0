/** Paths of Star that mails lead to; the pages' own table (storefront/addresses) writes the same. */
export const starPaths = {
  invitation: (ident: string): string => `/star/${ident}`,
  delayed: (ident: string): string => `/star/${ident}/delayed`,
  unsubscribe: (name: string): string => `/star/${name}/unsubscribe`,
} as const
