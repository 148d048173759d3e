import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { PHONE_COUNTRIES } from '#shared/kit/phone-countries.ts'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { internationalPhone, wrongPhone } from '#shared/markets/phone.ts'

const MOBILES = getCountries().map(country => ({
  country: country.toLowerCase(),
  code: getCountryCallingCode(country) as string,
  national: `${examples[country]}`,
}))

test('A mobile of every country of the world is right with its calling code and without it', () => {
  const wrong = MOBILES.filter(({ country, code, national }) =>
    [
      internationalPhone(`+${code}${national}`, 'dk'),
      internationalPhone(`00${code}${national}`, 'dk'),
      internationalPhone(national, country),
    ].some(phone => phone !== `+${code}${national}`),
  )
  expect(wrong).toEqual([])
  expect(MOBILES.length).toBeGreaterThan(200)
})

test('A number of every country is found by its digits with the calling code and without it', () => {
  const lost = MOBILES.filter(({ code, national }) => {
    const found = phoneWords(`+${code}${national}`)
    return !found.includes(`${code}${national}`) || !found.includes(national.replace(/^0+/, ''))
  })
  expect(lost).toEqual([])
})

test('A number is told by its calling code, not by the territory that the library files it under', () => {
  expect(internationalPhone('07911 123456', 'gb')).toBe('+447911123456')
  expect(internationalPhone('+44 7911 123456', 'dk')).toBe('+447911123456')
})

test('The list of countries is that of the library', () => {
  expect(PHONE_COUNTRIES).toEqual(MOBILES.map(({ country }) => country).toSorted())
})

test('A market that limits its countries takes their calling codes alone; without a limit all', () => {
  expect(wrongPhone('20 12 34 56', 'dk', [])).toBeUndefined()
  expect(wrongPhone('20 12 34 56', 'dk', ['dk', 'se'])).toBeUndefined()
  expect(wrongPhone('+49 30 123456', 'dk', ['dk', 'se'])).toBe('phone_country')
  expect(wrongPhone('12', 'dk', ['de'])).toBe('invalid_phone')
})

test.each([
  ['12', 'dk'],
  ['+45 1122 3344', 'dk'],
  ['20 12 34 56', 'us'],
  ['20 12 34 56', 'xx'],
  ['+999 20 12 34 56', 'dk'],
  ['20 12 34 5O', 'dk'],
])('%s of %s is no number', (typed, country) => expect(internationalPhone(typed, country)).toBeUndefined())
