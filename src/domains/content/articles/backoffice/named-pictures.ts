import type { ArticleDocument } from '../../rules/article-document.ts'

/** How large a picture of content is, in pixels; null: there is none of that name. */
export type PictureSize = (picture: string) => Promise<{ readonly width: number; readonly height: number } | null>

/** The pictures that an article names, each with its place; those that are not chosen yet are none. */
export function namedPictures({ cover, blocks }: ArticleDocument): { readonly at: string; readonly picture: string }[] {
  const named = [
    { at: 'cover.picture', picture: cover?.picture ?? '' },
    ...blocks.flatMap((block, index) =>
      'picture' in block ? [{ at: `blocks[${index}].picture`, picture: block.picture }] : [],
    ),
  ]
  return named.filter(({ picture }) => picture !== '')
}

/**
 * Pictures that an article names and nobody keeps, each with its place. `known`: what stands there already, whose pictures are not read again:
 * a screen saves every few seconds.
 */
export async function picturesNotKept(
  document: ArticleDocument,
  pictureSize: PictureSize,
  known: ArticleDocument | null = null,
): Promise<string[]> {
  const before = new Set(known === null ? [] : namedPictures(known).map(({ picture }) => picture))
  const problems: string[] = []
  for (const { at, picture } of namedPictures(document))
    if (!before.has(picture) && (await pictureSize(picture)) === null) problems.push(`${at}: no such picture is kept`)
  return problems
}
