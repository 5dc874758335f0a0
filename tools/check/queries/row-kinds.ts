import ts from 'typescript'

/** How a column's value arrives in the program. */
export type Kind = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'list' | 'json'

/** What a property may be; null: anything. */
export type Kinds = ReadonlySet<Kind> | null

/** The kinds of a property of a row's type, null and undefined aside. */
export function kindsOf(type: ts.Type, checker: ts.TypeChecker): Kinds {
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return null
  const parts = type.isUnion() ? type.types : [type]
  const kinds = parts.filter((part) => (part.flags & NOTHING) === 0).map((part) => kindOf(part, checker))
  return new Set(kinds)
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  // A branded id is a number and more.
  if (type.isIntersection()) {
    const plain = type.types.find(({ flags }) => (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike)) !== 0)
    return plain === undefined ? 'json' : kindOf(plain, checker)
  }
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return 'number'
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return 'string'
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'list'
  const name = type.symbol?.name
  return name === 'Date' ? 'date' : name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : 'json'
}

const BY_OID: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  17: 'bytes',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  1082: 'date',
  1114: 'date',
  1184: 'date',
}
const JSON_OIDS: ReadonlySet<number> = new Set([114, 3802])

/** What a row may say of a column of this type, as the driver reads it (platform/database/connect.ts). */
export function fits(kinds: Kinds, oid: number, isList: boolean): boolean {
  if (kinds === null || JSON_OIDS.has(oid)) return true
  const kind: Kind = isList ? 'list' : (BY_OID[oid] ?? 'string')
  return [...kinds].every((each) => each === kind)
}
