import type { UserId } from '#platform/ids.ts'

/** As rules keep their maker: the number of a person, or that a program was it. */
export function maker(by: UserId | null): { readonly by: string } {
  return { by: by === null ? "the shop's token" : `person ${by}` }
}
