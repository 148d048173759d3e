/** Every message has a sample of each version, and the present contract can read all samples. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envelope } from '#events/envelope.ts'
import { loadContracts } from '#infra/contracts.ts'

const FOLDER = join(import.meta.dirname, '../../events/samples')
const samples = readdirSync(FOLDER)
const contracts = await loadContracts()

test('No two messages have the same name', () =>
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length))

test.each(contracts)('$name has a sample of each version', ({ name, version }) => {
  const wanted = Array.from({ length: version }, (_, at) => `${name}.v${at + 1}.json`)
  expect(samples.filter(sample => sample.startsWith(`${name}.v`)).sort()).toEqual(wanted)
})

test.each(samples)('The contract reads %s, and has each of its fields', sample => {
  const message = envelope.parse(JSON.parse(readFileSync(join(FOLDER, sample), 'utf8')))
  const event = contracts.find(({ name }) => name === message.name)
  expect(`${message.name}.v${message.version}.json`).toBe(sample)
  expect(event?.payload.parse(message.payload)).toEqual(message.payload)
})
