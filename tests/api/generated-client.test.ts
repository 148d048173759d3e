/** Another developer's program: its types are generated from our OpenAPI description, its client is a library. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiText } from '#infra/docs/api-pages.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PROGRAM = readFileSync(join(import.meta.dirname, 'book-a-shelf.txt'), 'utf8')

/** Inside the project, so that the program finds the client's package. */
const newFolder = (): string => {
  const dist = join(ROOT, 'dist')
  mkdirSync(dist, { recursive: true })
  return mkdtempSync(join(dist, 'generated-client-'))
}

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true }))

const MISTAKES = {
  'a field of the wrong name': [
    'body: { shelfPeriodPrice, dateStart:',
    'body: { shelfPeriodPrice, startDate:',
  ],
  'a guest without a phone': ["customerPhone: '20 12 34 56',", ''],
  'a call without its market': ["shelf_types/', { params: { header } }", "shelf_types/', {}"],
  'a field that no answer has': ['types.data?.results[0]?.id', 'types.data?.results[0]?.identifier'],
} as const

const fileOf = (name: string): string => join(folder, `${name.replaceAll(' ', '-')}.ts`)
const RIGHT = fileOf('book a shelf')

/** Returns the compiler's errors of each file. */
const compile = (files: readonly string[]): Map<string, string[]> => {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  })
  const errors = files.map((file): [string, string[]] => {
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(file))
    return [file, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))]
  })
  return new Map(errors)
}

describe('types that are generated from /api/docs/openapi.json', () => {
  let errors = new Map<string, string[]>()

  beforeAll(async () => {
    const types = await openapiTypes(openApiText())
    writeFileSync(join(folder, 'reol.ts'), astToString(types))
    writeFileSync(RIGHT, PROGRAM)
    for (const [name, [right, wrong]] of Object.entries(MISTAKES)) {
      writeFileSync(fileOf(name), PROGRAM.replace(right, wrong))
    }
    errors = compile([RIGHT, ...Object.keys(MISTAKES).map(fileOf)])
  }, 240_000)

  test('accept the program that books a shelf', () => expect(errors.get(RIGHT)).toEqual([]))

  test.each(Object.entries(MISTAKES))('refuse %s', (name, [right]) => {
    expect(PROGRAM).toContain(right)
    expect(errors.get(fileOf(name))).not.toEqual([])
  })
})

describe('the same program', () => {
  const cloud = cloudForTests()
  beforeAll(() => openMarket('api-client', 4))

  test('books a shelf on a running Reol', async () => {
    const { bookAShelf } = await import(/* @vite-ignore */ RIGHT)
    const pay = async (paymentId: string) => {
      await cloud.call('POST', '/local/elavon/pay/', { paymentId, outcome: 'approve', webhook: 'never' })
    }
    // Other files of this worker have moved the cloud's clock.
    const clock = await cloud.call<{ now: string }>('GET', '/local/clock/')
    const { booked, error } = await bookAShelf(cloud.url(), 'api-client', pay, Date.parse(clock.body.now))
    expect(error).toBeUndefined()
    expect(booked).toEqual([expect.objectContaining({ status: 'paid' })])
  })
})
