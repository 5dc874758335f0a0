import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

/** E-06: one entry of a menu tree. */
export interface WireMenuItem {
  readonly id: number
  readonly name: string
  readonly imageUrl: string | null
  readonly slug: string
  readonly children: readonly WireMenuItem[]
}

const menuItemSchema: z.ZodType<WireMenuItem> = z
  .object({
    id: idSchema,
    name: z.string(),
    imageUrl: z.string().nullable(),
    slug: z.string(),
    get children() {
      return z.array(menuItemSchema).readonly()
    },
  })
  .meta({ id: 'MenuItem' })

const menuListSchema = z.array(menuItemSchema).readonly()

export const menuSchema = z
  .object({ primary: menuListSchema, rooms: menuListSchema, gifts: menuListSchema, top: menuListSchema })
  .meta({ id: 'Menu' })
export type WireMenu = z.infer<typeof menuSchema>

/** the category menu; the same bytes for everyone, kept an hour. */
export const menuCall = defineCall({
  id: 'A-01.7',
  operationId: 'menu',
  method: 'GET',
  path: '/api/v2/menu',
  service: 'api',
  summary: 'The menu trees',
  access: 'anyone',
  priority: 'api',
  answer: menuSchema,
  refusals: [],
  cacheControl: 'public, max-age=3600',
})

export const calls = [menuCall]
