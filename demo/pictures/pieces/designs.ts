import type { Design } from '../model.ts'
import { rockingChairs } from './rocking-chairs.ts'
import { modularSofas } from './modular-sofas.ts'
import { chaises } from './chaises.ts'
import { footstools, poufs } from './poufs.ts'
import { bedBenches } from './bed-benches.ts'
import { sofaBeds } from './sofa-beds.ts'
import { recliners, relaxSofas } from './recliners.ts'
import { armchairs } from './armchairs.ts'
import { chaiseSofas } from './chaise-sofas.ts'
import { cornerSofas } from './corner-sofas.ts'
import { sofas } from './sofas.ts'
import { kitDesigns } from '../kit/kit-designs.ts'
import { pendants, flushLamps } from './ceiling-lamps.ts'
import { chandeliers } from './chandeliers.ts'
import { floorLamps } from './floor-lamps.ts'
import { bathMirrors, mirrors } from './mirrors.ts'
import { rugs } from './rugs.ts'
import { deskLamps, tableLamps } from './table-lamps.ts'
import { outdoorLamps, wallLamps } from './wall-lamps.ts'
import { bedsideTables } from './bedside-tables.ts'
import { chestsOfDrawers } from './chests-of-drawers.ts'
import { sideboards } from './sideboards.ts'
import { tvUnits } from './tv-units.ts'
import { upholsteredBeds } from './upholstered-beds.ts'
import { openWardrobes, wardrobes } from './wardrobes.ts'
import { bookcases } from './bookcases.ts'
import { displayCabinets } from './display-cabinets.ts'
import { shoeCabinets } from './shoe-cabinets.ts'
import { beds } from './beds.ts'
import { storageBeds } from './storage-beds.ts'
import { bunkBeds, childrensBeds } from './childrens-beds.ts'
import { cots } from './cots.ts'
import { vanities } from './vanities.ts'
import { kitchenIslands, kitchenTrolleys } from './kitchen-islands.ts'
import { chests, storageBenches } from './storage-benches.ts'
import { tvWalls } from './tv-walls.ts'
import { samples } from './samples.ts'
import { barTrolleys } from './bar-trolleys.ts'
import { barTables } from './bar-tables.ts'
import { childrensSets, diningSets } from './dining-sets.ts'
import { foldingChairs, foldingTables } from './folding-furniture.ts'
import { benches } from './benches.ts'
import { coffeeTables } from './coffee-tables.ts'
import { consoles } from './consoles.ts'
import { desks, specialDesks } from './desks.ts'
import { diningChairs } from './dining-chairs.ts'
import { diningTables, extendingTables } from './dining-tables.ts'
import { gamingChairs, officeChairs, visitorChairs } from './office-chairs.ts'
import { woodenRockers } from './wooden-rockers.ts'
import { nestingTables, sideTables } from './side-tables.ts'
import { barStools, lowStools } from './stools.ts'

/** All designs: one import and one line for each family file. */
export const DESIGNS: readonly Design[] = [
  ...samples,
  ...tvWalls,
  ...storageBenches,
  ...chests,
  ...kitchenTrolleys,
  ...kitchenIslands,
  ...vanities,
  ...cots,
  ...childrensBeds,
  ...bunkBeds,
  ...storageBeds,
  ...beds,
  ...rockingChairs,
  ...modularSofas,
  ...shoeCabinets,
  ...displayCabinets,
  ...bookcases,
  ...chaises,
  ...poufs,
  ...footstools,
  ...bedBenches,
  ...sofaBeds,
  ...relaxSofas,
  ...recliners,
  ...wardrobes,
  ...openWardrobes,
  ...upholsteredBeds,
  ...tvUnits,
  ...sideboards,
  ...chestsOfDrawers,
  ...bedsideTables,
  ...armchairs,
  ...chaiseSofas,
  ...cornerSofas,
  ...sofas,
  ...diningChairs,
  ...barStools,
  ...lowStools,
  ...benches,
  ...diningTables,
  ...extendingTables,
  ...coffeeTables,
  ...sideTables,
  ...nestingTables,
  ...consoles,
  ...desks,
  ...specialDesks,
  ...officeChairs,
  ...visitorChairs,
  ...gamingChairs,
  ...woodenRockers,
  ...barTrolleys,
  ...barTables,
  ...diningSets,
  ...childrensSets,
  ...foldingChairs,
  ...foldingTables,
  ...floorLamps,
  ...tableLamps,
  ...deskLamps,
  ...pendants,
  ...flushLamps,
  ...chandeliers,
  ...wallLamps,
  ...outdoorLamps,
  ...rugs,
  ...mirrors,
  ...bathMirrors,
  ...kitDesigns,
]

/** The design by its family and name; says which there are when there is none. */
export function designNamed(family: string, name: string): Design {
  const design = DESIGNS.find((one) => one.family === family && one.name === name)
  if (design) return design
  const near = DESIGNS.filter((one) => one.family === family).map((one) => one.name)
  throw new Error(
    near.length > 0
      ? `no design ${name} in ${family}: ${near.join(', ')}`
      : `no family ${family}: ${[...new Set(DESIGNS.map((one) => one.family))].join(', ')}`,
  )
}
