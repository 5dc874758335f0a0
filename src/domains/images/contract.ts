/** What other parts may use of the images (architecture.md, Layout). */
export { categoryPicturePath } from './category-picture.ts'
export { imageAddress, type ImageSize } from './image-address.ts'
export { renderedImages, type RenderedImages } from './rendered-images.ts'
export { imageRoutes } from './routes.ts'
export { fetchedPictures } from './fetching/fetch-now.ts'
export { type PicturesOf, picturesOf, type ShownPicture } from './fetching/pictures-of.ts'
