import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOpenSearch } from '../../../tools/opensearch/find-open-search.ts'
import { type RunningCluster, startCluster } from '../../../tools/opensearch/start-cluster.ts'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { until } from './running-product.ts'
import { Processes } from './testing-processes.ts'

/** The built product, a worker and a web, over a cluster of three nodes: written for the first time through three kills, then asked while nodes die. */

const LISTING = '/produtos/mesas-de-centro'
/** More than are written together. */
const PRODUCTS = 620
const FALLBACK = 'A pesquisa e os filtros estão com um problema'
const LIMIT_MS = 180_000
const found = await findOpenSearch()

if ('missing' in found) test.skip(`the built product over OpenSearch: ${found.missing}`)
else
  describe('the built product over three nodes', () => {
    let cluster: RunningCluster
    let processes: Processes
    let web = ''

    beforeAll(async () => {
      processes = await Processes.open()
      await importPrices(10_000)
      cluster = await startCluster(found.classPath, { nodes: 3, heapMb: 384 })
      const port = await freePort(0)
      web = `http://127.0.0.1:${port}`
      processes.env = { PORT: String(port), SEARCH_URL: `opensearch://${cluster.nodes.join(',')}/journey` }
    }, 2 * LIMIT_MS)
    afterAll(async () => {
      await processes?.close()
      await cluster?.stop()
    }, LIMIT_MS)

    /** The first of the feed's products costs so many cents, the others more. */
    async function importPrices(firstCents: number): Promise<void> {
      const items = Array.from({ length: PRODUCTS }, (_, at) =>
        anItem({ id: `m-${at}`, price: `${((at === 0 ? firstCents : 20_000 + at) / 100).toFixed(2)} EUR` }),
      )
      const feed = join(processes.folder, 'feed.xml')
      writeFileSync(feed, googleFeed(items))
      expect(await processes.run('feeds', 'import', '--shop', 'Loja Teste', '--file', feed)).toBe(0)
    }
    const look = async (path: string) => {
      const answer = await fetch(`${web}${path}`, { signal: AbortSignal.timeout(10_000) })
      return { status: answer.status, body: await answer.text() }
    }
    const listed = async (url: string) => {
      const { body } = await ask('/api/v2/variant/feed', { url })
      return JSON.parse(body) as { totalCount: number; variants: { price: { price: number } }[] }
    }
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${web}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await answer.text() }
    }
    const indices = async (): Promise<string[]> => {
      const answer = await fetch(`http://${cluster.nodes[0]}/_cat/indices/journey-*?format=json`)
      const all = (await answer.json()) as { index: string }[]
      return all.map(({ index }) => index).filter((index) => index !== 'journey-facts')
    }
    const cheapest = async () => (await listed(`${LISTING}?ordenar=preco`)).variants[0]?.price.price

    test(
      'K1 a worker killed amid the first writing, before the alias moves, and behind it: the next one goes on',
      { timeout: 2 * LIMIT_MS },
      async () => {
        for (const stage of ['some', 'whole', 'shown']) {
          await processes
            .start('worker', 'worker', { FAILPOINT: `search.cluster.${stage}:kill` })
            .catch(() => undefined)
          await processes.ended('worker')
          // The one that was begun is gone on with; the one that was whole and never shown is not trusted.
          expect([stage, (await indices()).length]).toEqual([stage, stage === 'shown' ? 2 : 1])
        }
        await Promise.all([processes.start('worker', 'worker'), processes.start('web', 'web')])
        await until('all is listed', async () => (await listed(LISTING)).totalCount === PRODUCTS, LIMIT_MS)
        expect((await look(LISTING)).body).not.toContain(FALLBACK)
        expect((await indices()).length).toBe(2)
      },
    )

    test('a listing, a search, a filter; a change by import is seen within two seconds', async () => {
      for (const path of [LISTING, `${LISTING}?pagina=2`, `${LISTING}?preco-ate=150`, '/search?q=mesa+de+centro']) {
        const { status, body } = await look(path)
        expect([path, status, body.includes('Mesa de centro')]).toEqual([path, 200, true])
      }
      const tookMs = []
      for (const cents of [9_900, 9_800, 9_700]) {
        await importPrices(cents)
        tookMs.push(await until('the change is seen', async () => (await cheapest()) === cents / 100, LIMIT_MS))
      }
      // The best of three: what else the machine does then is not ours.
      expect(Math.min(...tookMs)).toBeLessThan(2_000)
    })

    test('R-02 one node killed: every page and search is answered by the index, and a change is seen', async () => {
      let [isOver, pages] = [false, 0]
      const wrong: string[] = []
      const looking = (async () => {
        for (let at = 1; !isOver; at += 1) {
          const path = at % 2 === 0 ? `${LISTING}?preco-ate=${100 + at}` : `/search?q=mesa&preco-ate=${100 + at}`
          const { status, body } = await look(path)
          pages += 1
          if (status !== 200 || body.includes(FALLBACK)) wrong.push(`${path}: ${status}`)
        }
      })()
      await wait(500)
      await cluster.kill(2)
      await importPrices(9_600)
      await until('the change is seen', async () => (await cheapest()) === 96, LIMIT_MS).finally(() => (isOver = true))
      await looking
      expect(wrong).toEqual([])
      expect(pages).toBeGreaterThan(10)
    })

    test('D4 two nodes gone: categories by the database, said on the page and in /readyz; back: caught up without a hand', async () => {
      await cluster.kill(0)
      await until(
        'the page says so',
        async () => (await look(`${LISTING}?ordenar=preco`)).body.includes(FALLBACK),
        LIMIT_MS,
      )
      const byTotal = await look(`${LISTING}?ordenar=total&stock=em-stock`)
      expect([byTotal.status, byTotal.body.includes('A ordem “Total com entrega” não está disponível')]).toEqual([
        200,
        true,
      ])
      expect((await look('/search?q=cadeira+azul')).status).toBe(503)
      const ready = await look('/readyz')
      expect([ready.status, ready.body.includes('categories are listed by the database')]).toEqual([200, true])
      await importPrices(9_500)
      await Promise.all([cluster.restart(0), cluster.restart(2)])
      await until(
        'the change is seen, and the page says nothing any more',
        async () => (await cheapest()) === 95 && !(await look(`${LISTING}?ordenar=preco`)).body.includes(FALLBACK),
        LIMIT_MS,
      )
      await until('/readyz is well', async () => !(await look('/readyz')).body.includes('degraded'), LIMIT_MS)
      await cluster.health({ nodes: 3, status: 'green' }, LIMIT_MS)
    })
  })
