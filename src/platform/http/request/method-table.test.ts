import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { methodTable } from './method-table.ts'

/** The methods that the table knows at a path, and what the router answers to a GET of it. */
async function at(route: string, path: string) {
  const app = Fastify()
  const table = methodTable(app)
  app.get(route, () => 'x')
  const { statusCode } = await app.inject(path)
  await app.close()
  return { knows: table.methodsOf('poiso.pt', path).includes('GET'), routes: statusCode === 200 }
}

describe('A5 the table of methods reads a path as the router does', () => {
  test.each([
    // A pattern with groups of its own, also with a parenthesis that only stands for itself.
    ['/lojas-site/loja/:eshop(^(?:casa|loja)-(?:nova|velha)$)/*', '/lojas-site/loja/casa-nova/hoje', true],
    ['/lojas-site/loja/:eshop(^(?:casa|loja)-(?:nova|velha)$)/*', '/lojas-site/loja/casa-outra/hoje', false],
    ['/a/:name(^x\\)(?:y|z)$)', '/a/x)y', true],
    ['/a/:name(^x\\)(?:y|z)$)', '/a/xy', false],
    ['/produto/:productId(^\\d+)-:slug', '/produto/12-mesa', true],
    ['/produto/:productId(^\\d+)-:slug', '/produto/a-mesa', false],
    ['/:kind(^tiny|product$)/:name', '/product/7', true],
    ['/:kind(^tiny|product$)/:name', '/other/7', false],
    ['/sitemap-produtos-:shard(^\\d{1,4}$).xml', '/sitemap-produtos-12.xml', true],
    ['/sitemap-produtos-:shard(^\\d{1,4}$).xml', '/sitemap-produtos-12xxml', false],
  ])('%s at %s: %s', async (route, path, isThere) => {
    expect(await at(route, path)).toEqual({ knows: isThere, routes: isThere })
  })
})
