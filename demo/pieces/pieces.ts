import { categoryBySlug, departmentOf, parentOf, type Category } from '#domains/catalogue/contract.ts'
import { materialOf, type Material } from '../language/materials.ts'
import { bedroom } from './bedroom.ts'
import { decoration } from './decoration.ts'
import { diningRoom } from './dining-room.ts'
import { lighting } from './lighting.ts'
import { livingRoom } from './living-room.ts'
import { rugs } from './rugs.ts'
import { sleep } from './sleep.ts'
import { storage } from './storage.ts'
import { textiles } from './textiles.ts'
import { bathroom } from './bathroom.ts'
import { children } from './children.ts'
import { entrance } from './entrance.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { office } from './office.ts'
import { nounsOf, type Noun, type PieceRow } from './piece.ts'

/** A row with its words parsed and its place in the tree found. */
export interface Piece {
  row: PieceRow
  category: Category
  department: string
  googleId: number | null
  nouns: readonly Noun[]
  materials: readonly Material[]
  parts: readonly { text: string; materialId: number }[]
  facts: readonly Phrase[]
  does: readonly Phrase[]
}

/** Alternatives that exclude one another, and the materials that they hold for (null: all). */
export interface Phrase {
  only: ReadonlySet<string> | null
  options: readonly string[]
}

const rows: readonly PieceRow[] = [
  bathroom,
  children,
  entrance,
  garden,
  kitchen,
  office,
  bedroom,
  decoration,
  diningRoom,
  lighting,
  livingRoom,
  rugs,
  sleep,
  storage,
  textiles,
].flat()

/** Everything that the demo's shops can sell. */
export const pieces: readonly Piece[] = rows.map(pieceOf)

function pieceOf(row: PieceRow): Piece {
  const category = categoryBySlug(row.at)
  if (category === null) throw new Error(`no category has the slug ${row.at}`)
  return {
    row,
    category,
    department: departmentOf(category).slug,
    googleId: googleIdOf(category),
    nouns: nounsOf(row.nouns),
    materials: row.of.split(' ').map(materialOf),
    parts: (row.parts ?? '')
      .split(' | ')
      .filter(Boolean)
      .map((part) => ({ text: part.split('=')[0] as string, materialId: Number(part.split('=')[1]) })),
    facts: row.facts.split(' | ').map(phraseOf),
    does: row.does.split(' | ').map(phraseOf),
  }
}

function phraseOf(entry: string): Phrase {
  const match = /^@([^:]+):(.*)$/.exec(entry)
  return match === null
    ? { only: null, options: entry.split('~') }
    : { only: new Set((match[1] as string).split(',')), options: (match[2] as string).split('~') }
}

function googleIdOf(category: Category): number | null {
  for (let at: Category | null = category; at !== null; at = parentOf(at))
    if (at.googleIds[0] !== undefined) return at.googleIds[0]
  return null
}
