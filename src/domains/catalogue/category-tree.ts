import { asId, type CategoryId } from '#platform/ids.ts'
import type { CategoryRow, Gender } from './tree/category-row.ts'
import { departmentTables } from './tree/departments.ts'
import { sizeProfiles, type SizeProfile } from './tree/size-profiles.ts'

/** One node of the tree. Its subtree is the contiguous range `order … subtreeEnd` (both inclusive) in pre-order. */
export type Category = {
  readonly id: CategoryId
  readonly slug: string
  readonly name: string
  /** Unambiguous when it stands alone. */
  readonly longName: string
  readonly singular: string
  readonly gender: Gender
  readonly synonyms: readonly string[]
  readonly googleIds: readonly number[]
  readonly size: SizeProfile
  readonly parentId: CategoryId | null
  readonly childIds: readonly CategoryId[]
  readonly departmentId: CategoryId
  readonly depth: number
  readonly order: number
  readonly subtreeEnd: number
}

/** Every category in pre-order: `categories[c.order] === c`. */
export const categories: readonly Category[] = buildTree(departmentTables.flat())

const byId = new Map(categories.map((category) => [category.id, category]))
const bySlug = new Map(categories.map((category) => [category.slug, category]))

/** The category of an id (a plain number is welcome: it may come from a row or a URL), or null. */
export function categoryById(id: number): Category | null {
  return byId.get(asId<CategoryId>(id)) ?? null
}

/** The category of a URL slug, or null. */
export function categoryBySlug(slug: string): Category | null {
  return bySlug.get(slug) ?? null
}

/** The top categories in the order of the menu. */
export function departments(): readonly Category[] {
  return categories.filter((category) => category.parentId === null)
}

/** From the department down to the parent; empty for a department. */
export function ancestors(category: Category): Category[] {
  const chain: Category[] = []
  for (let at = parentOf(category); at; at = parentOf(at)) chain.unshift(at)
  return chain
}

/** All nodes below, in pre-order, without the category itself. */
export function descendants(category: Category): readonly Category[] {
  return categories.slice(category.order + 1, category.subtreeEnd + 1)
}

/** Is `ancestor` the same node as `category` or above it? */
export function isAncestor(ancestor: Category, category: Category): boolean {
  return ancestor.order <= category.order && category.order <= ancestor.subtreeEnd
}

export function isLeaf(category: Category): boolean {
  return category.subtreeEnd === category.order
}

/** The leaves below a category (a leaf is its own only leaf), or those of the whole tree. */
export function leaves(under?: Category): readonly Category[] {
  return (under ? categories.slice(under.order, under.subtreeEnd + 1) : categories).filter(isLeaf)
}

export function childrenOf(category: Category): readonly Category[] {
  return category.childIds.map((id) => byId.get(id) as Category)
}

export function parentOf(category: Category): Category | null {
  return category.parentId === null ? null : (byId.get(category.parentId) ?? null)
}

export function departmentOf(category: Category): Category {
  return byId.get(category.departmentId) as Category
}

function buildTree(rows: readonly CategoryRow[]): Category[] {
  const rowsByParent = Map.groupBy(rows, (row) => row[1])
  const nodes: Category[] = []
  const visit = (row: CategoryRow, parentId: CategoryId | null, departmentId: CategoryId, depth: number): void => {
    const children = rowsByParent.get(row[2]) ?? []
    const order = nodes.length
    const id = asId<CategoryId>(row[0])
    const node = nodeOf(row, {
      parentId,
      departmentId,
      depth,
      order,
      childIds: children.map((child) => asId<CategoryId>(child[0])),
    })
    nodes.push(node)
    for (const child of children) visit(child, id, departmentId, depth + 1)
    nodes[order] = { ...node, subtreeEnd: nodes.length - 1 }
  }
  for (const row of rowsByParent.get(null) ?? []) visit(row, null, asId<CategoryId>(row[0]), 0)
  return nodes
}

type Place = Pick<Category, 'parentId' | 'departmentId' | 'depth' | 'order' | 'childIds'>

function nodeOf(
  [id, , slug, name, singular, gender, size, googleIds, synonyms, longName]: CategoryRow,
  place: Place,
): Category {
  return {
    id: asId<CategoryId>(id),
    slug,
    name,
    longName: longName ?? name,
    singular,
    gender,
    synonyms,
    googleIds,
    size: sizeProfiles[size],
    subtreeEnd: place.order,
    ...place,
  }
}
