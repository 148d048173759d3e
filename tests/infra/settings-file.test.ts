import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettingsFile, writeSetting } from '#infra/settings-file.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reol-settings-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (text: string) => writeFileSync(join(root, 'deployment.json'), text)

test('A deployment without a file has no settings of its own', () =>
  expect(readSettingsFile(root)).toEqual({}))

test('Each setting is written by itself, and the others stay', () => {
  write('{ "mailDomain": "shop.example" }')
  writeSetting(root, 'restoredTableName', 'reol-back')
  writeSetting(root, 'restoredTableName', 'reol-back-2')
  expect(readSettingsFile(root)).toEqual({ mailDomain: 'shop.example', restoredTableName: 'reol-back-2' })
  expect(readFileSync(join(root, 'deployment.json'), 'utf8')).toMatch(/^\{\n {2}"mailDomain"/)
  writeSetting(root, 'restoredTableName', undefined)
  writeSetting(root, 'restoredTableName', undefined)
  expect(readSettingsFile(root)).toEqual({ mailDomain: 'shop.example' })
})

test('The last setting that is taken out takes the file with it', () => {
  writeSetting(root, 'region', 'eu-north-1')
  writeSetting(root, 'region', undefined)
  expect(readdirSync(root)).toEqual([])
})

test.each([
  ['[]', 'must be a JSON object'],
  ['null', 'must be a JSON object'],
  ['{ "originKey": 2 }', 'originKey must be a text in quotes'],
  ['{ "region": "eu-', 'cannot be read'],
])('The file %s is refused with a reason', (text, reason) => {
  write(text)
  expect(() => readSettingsFile(root)).toThrow(reason)
})
