/** What other parts may use of the images (architecture.md, Layout). */
export { AVATAR_BYTES, keepAvatar, type MadeAvatar, makeAvatar, removeAvatar } from './avatar.ts'
export {
  keepReviewPhoto,
  makeReviewPhoto,
  newReviewPhotoPath,
  removeReviewPhoto,
  REVIEW_PHOTO_BYTES,
} from './review-photo.ts'
export { categoryPicturePath } from './category-picture.ts'
export { keepSentPicture, type PictureFiles, takeInContentPicture } from './take-in-content-picture.ts'
export { contentPictureSize } from './content-picture.ts'
export { imageAddress, type ImageSize } from './image-address.ts'
export { isAwaitedPath } from './rules/awaited-path.ts'
export { tinyPath } from './rules/tiny-path.ts'
export { imageHost } from './image-host.ts'
export { type Images, openImages, openImageStore } from './open-images.ts'
export { fetchedPictures } from './fetching/download/fetch-now.ts'
export type { ShareCard, ShareCards } from './serving/share-cards.ts'
export { SHARE_CARD } from './sharing/share-card-size.ts'
export { PICTURE_OUTCOMES, type PictureOutcome } from './picture-outcomes.ts'
export { placeholderUri } from './placeholder.ts'
export { type AdoptDeps, adoptPictures, type ReadyPicture } from './fetching/keeping/adopt-pictures.ts'
export { takeInAddresses } from './fetching/offers/intake.ts'
export { createPictureAsker, furtherPictures, type PictureAsker } from './fetching/queue/ask-soon.ts'
export { type PictureProblem, PICTURE_PROBLEMS } from './fetching/report/picture-problems.ts'
export { pictureFacts } from './fetching/keeping/picture-facts.ts'
export { type PicturesOf, picturesOf, type ShownPicture } from './fetching/keeping/pictures-of.ts'
export { classicalJudge } from './scoring/classical-judge.ts'
export type {
  FocusBox,
  OriginalSize,
  PictureJudge,
  PictureOrientation,
  PictureReason,
  PictureScore,
  PictureType,
} from './scoring/picture-judge.ts'
export type { PicturePixels } from './scoring/picture-pixels.ts'
export { describePicture } from './likeness/describe-picture.ts'
export { createLikePieces, type LikePieces } from './likeness/like-pieces.ts'
export type { KeptSimilarity } from './likeness/kept-similarities.ts'
export { type LikenessIndex, openLikenessIndex } from './likeness/likeness-index.ts'
export { type LikenessSource, pieceSizes } from './likeness/likeness-source.ts'
export { likenessFolder } from './likeness/likeness-of-offers.ts'
export { similarityCall } from './likeness/similarity-call.ts'
export { KEPT_PICTURE, PICTURE_FETCH_LIMITS, PICTURE_READ_LIMITS } from './fetching/download/picture-limits.ts'
