import type { ImageFormat } from './make-rendition.ts'

/**
 * What is sent where a picture is not there: ten pixels by eight, of a card's shape, through which the place's own ground is seen; a
 * browser that does not take webp gets the ground's colour. So small that a page's script can tell it from any picture (client/awaited-pictures.ts).
 */
export function emptyPlace(format: ImageFormat): Buffer {
  return EMPTY[format]
}

const EMPTY: Readonly<Record<ImageFormat, Buffer>> = {
  webp: Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvCcABEAcQERGIiP4HAA==', 'base64'),
  jpeg: Buffer.from(
    '/9j/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAIAAoDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCsgJk//9k=',
    'base64',
  ),
}
