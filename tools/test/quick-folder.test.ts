import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeQuickFolder } from './quick-folder.ts'

test('a quick folder is a new one, and what processes that are gone have left of its kind goes', async () => {
  const first = await makeQuickFolder('quick-test')
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const folder = (name: string) => join(dirname(first), name)
  const left = folder(`poiso-quick-test-${gone}-x`)
  const others = [folder(`poiso-quick-test-of-others-${gone}-x`), folder(`poiso-quick-test-${process.ppid}-x`)]
  for (const path of [left, ...others]) mkdirSync(path)
  try {
    const second = await makeQuickFolder('quick-test')
    expect(second).not.toBe(first)
    expect([left, first, second, ...others].map((path) => existsSync(path))).toEqual([false, true, true, true, true])
    rmSync(second, { recursive: true })
  } finally {
    for (const path of [first, ...others]) rmSync(path, { recursive: true, force: true })
  }
})
