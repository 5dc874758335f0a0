import { z } from 'zod'

/** The login token's claims (E-13): what pages show of the signed-in user. They give no right (decisions.md, Clicks and login). */
export const claimsSchema = z.object({
  uid: z.int().min(1),
  name: z.string(),
  email: z.string(),
  avatar: z.object({ url: z.string().nullable(), initials: z.string() }),
  roles: z.object({
    /** A boolean, or a map by site name in which the empty name means all sites. */
    admin: z.union([z.boolean(), z.record(z.string(), z.boolean())]),
    eshop: z.boolean(),
    /** Which shops: their names in addresses. Beside the boolean that E-13 asks for, so that who reads only that goes on. */
    eshops: z.array(z.string()).readonly().default([]),
  }),
  dateOfBirth: z.iso.date().nullable(),
  /** 1 male, 2 female. */
  gender: z.union([z.literal(1), z.literal(2)]).nullable(),
})
export type Claims = z.infer<typeof claimsSchema>

/** The first letters of the first and last name: 'Ana Sofia Reis' → 'AR'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
