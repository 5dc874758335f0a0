import { type Editor, PROGRAM } from '../../editor.ts'
import type { EditDeps } from '../edit-inspiration.ts'
import { checkInspirations, type ReadyInspiration, type TakenIn, takeInInspirations } from '../take-in-inspirations.ts'
import type { BroughtInspiration, InspirationsFile } from './inspirations-file.ts'

export interface BringingShop {
  readonly id: number
  readonly slug: string
}

/** A picture that a file names, kept by then, or what is wrong with it. */
export type NamedPicture =
  | { readonly picture: string; readonly width: number; readonly height: number }
  | { readonly wrong: string }
export type FindPicture = (name: string) => Promise<NamedPicture>

export interface Brought {
  readonly taken: readonly Extract<TakenIn, { kind: 'done' }>[]
  /** Of those that were refused, each with its path in the file. */
  readonly problems: readonly string[]
}

/** What bringing a file would do. */
export interface CheckedFile {
  /** By their places in the file. */
  readonly states: ReadonlyMap<number, 'new' | 'changed'>
  /** Those of the file itself among them. */
  readonly problems: readonly string[]
}

/** Takes in what a shop has brought: each inspiration is published or refused by itself. What the shop brought before under a name becomes the same. */
export async function bringInspirations(
  shop: BringingShop,
  file: InspirationsFile,
  picture: FindPicture,
  deps: EditDeps,
  by: Editor = PROGRAM,
): Promise<Brought> {
  const { ready, problems } = await readyOf(shop, file, picture)
  const taken: Brought['taken'][number][] = []
  for (const { at, inspiration } of ready) {
    const [outcome] = await takeInInspirations([inspiration], 'refused', deps, by)
    if (outcome?.kind === 'done') taken.push(outcome)
    if (outcome?.kind === 'wrong') problems.push(...placed(at, outcome.problems))
  }
  return { taken, problems: [...file.problems, ...problems] }
}

/** Looks at what a shop would bring, and keeps nothing. */
export async function checkBrought(
  shop: BringingShop,
  file: InspirationsFile,
  picture: FindPicture,
  deps: EditDeps,
): Promise<CheckedFile> {
  const { ready, problems } = await readyOf(shop, file, picture)
  const checked = await checkInspirations(
    ready.map(({ inspiration }) => inspiration),
    deps,
  )
  const states = new Map<number, 'new' | 'changed'>()
  for (const [index, { at }] of ready.entries()) {
    const outcome = checked[index]
    if (outcome?.kind === 'wrong') problems.push(...placed(at, outcome.problems))
    else if (outcome !== undefined) states.set(at, outcome.kind)
  }
  return { states, problems: [...file.problems, ...problems] }
}

/** With their pictures; `problems`: of those that miss one. */
async function readyOf(shop: BringingShop, { inspirations }: InspirationsFile, picture: FindPicture) {
  const ready: { readonly at: number; readonly inspiration: ReadyInspiration }[] = []
  const problems: string[] = []
  for (const { at, inspiration } of inspirations) {
    const made = await readyOne(shop, inspiration, picture)
    if ('wrong' in made) problems.push(...placed(at, made.wrong))
    else ready.push({ at, inspiration: made })
  }
  return { ready, problems }
}

async function readyOne(
  shop: BringingShop,
  { ident, images, ...words }: BroughtInspiration,
  picture: FindPicture,
): Promise<ReadyInspiration | { readonly wrong: readonly string[] }> {
  const wrong: string[] = []
  const kept: ReadyInspiration['images'][number][] = []
  for (const [index, { picture: name, hotspots }] of images.entries()) {
    const found = await picture(name)
    if ('wrong' in found) wrong.push(`images[${index}].picture: ${name}: ${found.wrong}`)
    else kept.push({ ...found, marks: hotspots.map((mark) => ({ ...mark, eshopId: shop.id })) })
  }
  return wrong.length > 0 ? { wrong } : { ...words, ident: `${shop.slug}/${ident}`, eshopId: shop.id, images: kept }
}

function placed(at: number, problems: readonly string[]): string[] {
  return problems.map((problem) => `inspirations[${at}].${problem}`)
}
