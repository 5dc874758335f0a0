import { RefusedError, refusal } from '#platform/errors/refusal.ts'

const MAX_ID = 2_147_483_647
const MAX_REST = 200

/** "12-sofa-alvor" → 12; what is no id is not found. */
export function readId(name: string): number {
  const [, digits = '', rest = ''] = /^([1-9]\d{0,9})(|-.*)$/.exec(name) ?? []
  const id = Number(digits)
  if (digits === '' || id > MAX_ID || rest.length > MAX_REST)
    throw new RefusedError(refusal('not_found', `"${name.slice(0, 40)}" names no product`))
  return id
}
