import { expect, test } from 'vitest'
import { email } from '#shared/kit/text.ts'

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
