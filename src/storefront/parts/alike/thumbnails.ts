/** How the browser finds the pictures of panels, on whatever host they are. */
export interface Thumbnails {
  /** Address of a picture 72 px wide (section 9) and of one for dense screens, `{path}` in place of the picture's. */
  readonly thumbnail: string
  readonly denseThumbnail: string
}
