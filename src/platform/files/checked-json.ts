import type { z } from 'zod'

/** What a file of JSON holds, or all that is wrong with it, each with the path of the value: `shops[2].tariffs[0].priceCents: …`. */
export function checkedJson<Schema extends z.ZodType>(
  json: string,
  schema: Schema,
): { kind: 'checked'; value: z.output<Schema> } | { kind: 'wrong'; problems: readonly string[] } {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return { kind: 'wrong', problems: [`not JSON: ${(error as Error).message}`] }
  }
  const parsed = schema.safeParse(value)
  return parsed.success
    ? { kind: 'checked', value: parsed.data }
    : { kind: 'wrong', problems: parsed.error.issues.map((issue) => `${pathOf(issue.path)}: ${issue.message}`) }
}

function pathOf(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at === '' ? String(key) : `${at}.${String(key)}`),
      '',
    ) || '(the file)'
  )
}
