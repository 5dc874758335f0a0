import { followFindings, type NodesOf } from './lab-findings.ts'
import { enhanceUpload } from './lab-upload.ts'

/**
 * The feed lab beyond its forms and its refresh; loaded on its pages alone. What it shares with the main file is handed in:
 * a file that both import would be a static import of a script known by its hash, which the pages' policy blocks.
 */
export const enhanceLab = (root: Document, nodesOf: NodesOf): void => {
  enhanceUpload(root)
  followFindings(root, nodesOf)
}
