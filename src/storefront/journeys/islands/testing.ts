import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** One page of each kind and of each template that the storefront has. */
export const ADDRESSES = [
  ['/', 'cards'],
  ['/produtos/sofas', 'listing'],
  ['/produtos/sofas?vista=lista', 'listing'],
  ['/produto/500-sofa-alvor', 'product'],
  ['/produto/500-sofa-alvor/ofertas', 'product'],
  ['/produto/500-sofa-alvor/entregas', 'product'],
  ['/compare-products', 'compare'],
  ['/compare-products?v=1000,1003', 'compare'],
  ['/lojas', 'words'],
  ['/produtos/divisoes', 'words'],
  ['/artigos', 'words'],
  ['/artigo/artigo-1', 'cards'],
  ['/inspirations', 'words'],
  ['/inspirations/stl/1', 'cards'],
  ['/adicionar-loja/perguntas-frequentes', 'words'],
  ['/user/favourites', 'person'],
  ['/nada', 'words'],
] as const

/** What the page asked for of our scripts, by the name of their chunk. */
export function scriptsOf(page: Page): { readonly names: () => string[]; readonly files: Set<string> } {
  const files = new Set<string>()
  page.on('request', (request) => {
    const file = /\/assets\/([^/?]+\.js)$/.exec(new URL(request.url()).pathname)?.[1]
    if (file !== undefined) files.add(file)
  })
  return { files, names: () => [...files].map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort() }
}

export function brotliSize(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0)
}

/** What the policy refuses, as the browser reports it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation(text: string): void }).tellViolation(`${violatedDirective} ${blockedURI}`),
    ),
  )
  return violations
}

/** This browser has products to compare from an earlier visit. */
export function keepToCompare(page: Page, itemIds: readonly number[]): Promise<unknown> {
  const likes = JSON.stringify({ v: 1, value: itemIds.map((itemId) => ({ itemType: 'comparison', itemId })) })
  return page.addInitScript((text) => localStorage.setItem('poiso.likes', text), likes)
}
