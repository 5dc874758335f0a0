import { expect, test } from 'vitest'
import type { ArticleDocument } from '#domains/content/rules/article-document.ts'
import { emptyDocument } from './article-form.ts'
import { placePicture } from './place-picture.ts'

const SENT = 'inspiration/ab/cd/ef/1'
const cover = { picture: 'inspiration/capa', alt: 'Uma sala', caption: '' }
const empty = { kind: 'picture', picture: '', alt: '', caption: '' } as const

function aDocument(change: Partial<ArticleDocument>): ArticleDocument {
  return { ...emptyDocument, ...change }
}

test('B-09 a picture that was sent goes into the first block that waits for one, else on the cover', () => {
  const blocks = [{ ...empty, picture: 'inspiration/outra' }, empty, empty]
  const inBlock = placePicture(aDocument({ blocks }), SENT)
  expect([inBlock.place, inBlock.document.cover, inBlock.document.blocks]).toEqual([
    2,
    null,
    [blocks[0], { ...empty, picture: SENT }, empty],
  ])
  const onCover = placePicture(aDocument({}), SENT)
  expect([onCover.place, onCover.document.cover]).toEqual(['cover', { picture: SENT, alt: '', caption: '' }])
})

test('B-09 where none is missing, where it stands already and where none was sent, the article stays as it is', () => {
  const whole = aDocument({ cover })
  expect(placePicture(whole, SENT)).toEqual({ document: whole, place: null })
  const used = aDocument({ cover, blocks: [{ ...empty, picture: SENT }, empty] })
  expect(placePicture(used, SENT)).toEqual({ document: used, place: null })
  expect(placePicture(aDocument({}), null)).toEqual({ document: aDocument({}), place: null })
})
