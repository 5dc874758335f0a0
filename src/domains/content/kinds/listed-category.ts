import { z } from 'zod'
import { shownWhile } from './content-kind.ts'

/** An entry that is a category, by its slug; one that the catalogue does not know is left out where it is shown. */
export const listedCategory = z.strictObject({
  ident: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the slug of a category'),
  ...shownWhile,
})

export type ListedCategory = Readonly<z.infer<typeof listedCategory>>
