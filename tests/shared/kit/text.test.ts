import { expect, test } from 'vitest'
import { email, personName } from '#shared/kit/text.ts'

const codes = (text: string): string[] =>
  (email.safeParse(text).error?.issues ?? []).map(({ message }) => message)

test('A mail address whose name is longer than 64 characters is refused', () => {
  expect(codes(`${'a'.repeat(64)}@example.com`)).toEqual([])
  expect(codes(`${'a'.repeat(65)}@example.com`)).toEqual(['invalid_email'])
  expect(codes(`${'a.'.repeat(32)}b@example.com`)).toEqual(['invalid_email'])
})

test('A mail address of more than 254 characters is refused', () =>
  expect(
    codes(`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`),
  ).toEqual(['too_long']))

const nameCodes = (text: string): string[] =>
  (personName.safeParse(text).error?.issues ?? []).map(({ message }) => message)

test.each(["Siobhán O'Neil", 'Siobhán O’Neil', "D'Angelo"])('A person can be called %s', name =>
  expect(nameCodes(name)).toEqual([]))

test.each([
  'Ida "Quote" Holm',
  'Ida “Quote” Holm',
  '»Ida« Holm',
  '„Ida“ Holm',
  '‘Ida Holm',
])('A name has no quotation marks: %s', name => expect(nameCodes(name)).toEqual(['has_quotes']))
