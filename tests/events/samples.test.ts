/** Every event has a sample of each of its versions, and whoever listens still understands it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as bookings from '#events/bookings.ts'
import * as customers from '#events/customers.ts'
import { type EventContract, envelope } from '#events/envelope.ts'
import * as identity from '#events/identity.ts'
import * as payments from '#events/payments.ts'

const FOLDER = join(import.meta.dirname, '../../events/samples')
const samples = readdirSync(FOLDER)
const contracts = [bookings, customers, identity, payments].flatMap(
  file => Object.values(file) as EventContract[],
)

test.each(contracts.map(event => [event.name, event] as const))('%s has a sample of each version', (name, {
  version,
}) => {
  const wanted = Array.from({ length: version }, (_, at) => `${name}.v${at + 1}.json`)
  expect(samples.filter(sample => sample.startsWith(`${name}.v`)).sort()).toEqual(wanted)
})

test.each(samples)('%s is still understood, and says nothing that the contract does not', sample => {
  const message = envelope.parse(JSON.parse(readFileSync(join(FOLDER, sample), 'utf8')))
  const event = contracts.find(({ name }) => name === message.name)
  expect(`${message.name}.v${message.version}.json`).toBe(sample)
  expect(event?.payload.parse(message.payload)).toEqual(message.payload)
})
