import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { readArticleFile } from './article-file.ts'
import { articleCategories } from '../rules/article-categories.ts'

const folder = join(projectRoot, 'demo/articles')
const files = globSync('*.md', { cwd: folder })
const read = files.map((name) => [name, readArticleFile(name, readFileSync(join(folder, name), 'utf8'))] as const)

test('R-14 B-09 every article of the demo is read without a complaint, and each category has one', () => {
  expect(read.flatMap(([name, article]) => ('document' in article ? [] : [{ name, article }]))).toEqual([])
  const articles = read.flatMap(([, article]) => ('document' in article ? [article.document] : []))
  expect(articles).toHaveLength(24)
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories.map(({ slug }) => slug)))
  expect(new Set(articles.map(({ cover }) => cover?.picture)).size).toBe(24)
  const kinds = new Set(articles.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
  expect(kinds).toEqual(new Set(['text', 'picture', 'products', 'quote', 'table', 'room']))
})
