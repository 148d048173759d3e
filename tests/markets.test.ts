/** Story tests share a local cloud, so two files must not open a market of the same name. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const opened = globSync('tests/{api,routes,scenarios}/**/*.test.ts').flatMap(file => {
  const names = [...readFileSync(file, 'utf8').matchAll(/openMarket\('([^']+)'/g)].map(([, name]) => name)
  return [...new Set(names)].map(name => ({ file, name }))
})

test('No two files of stories open a market of the same name', () => {
  const files = Map.groupBy(opened, ({ name }) => name)
  const shared = [...files].filter(([, those]) => those.length > 1)
  expect(shared).toEqual([])
  expect(files.size).toBeGreaterThan(10)
})
