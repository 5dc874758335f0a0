import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import type { CategoryRow } from './category-row.ts'
import { children } from './children.ts'
import { decoration } from './decoration.ts'
import { diningRoom } from './dining-room.ts'
import { entrance } from './entrance.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { livingRoom } from './living-room.ts'
import { mattresses } from './mattresses.ts'
import { office } from './office.ts'
import { rugs } from './rugs.ts'
import { storage } from './storage.ts'
import { textiles } from './textiles.ts'

/** The departments' tables in the order of the menu. */
export const departmentTables: readonly (readonly CategoryRow[])[] = [
  livingRoom,
  bedroom,
  mattresses,
  diningRoom,
  lighting,
  textiles,
  rugs,
  decoration,
  storage,
  office,
  entrance,
  children,
  kitchen,
  bathroom,
  garden,
]
