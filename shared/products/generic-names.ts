/** What goods without a name of their own are called in a market's till (D61), in the language of its country. */
import type { CountryCode } from '../kit/country-codes.ts'
import type { GoodsType } from './number.ts'

const NAMES: Record<CountryCode, Record<GoodsType, string>> = {
  dk: { 1: 'Brugte varer', 2: 'Nye varer' },
  se: { 1: 'Begagnade varor', 2: 'Nya varor' },
  no: { 1: 'Brukte varer', 2: 'Nye varer' },
  gl: { 1: 'Brugte varer', 2: 'Nye varer' },
  gb: { 1: 'Used goods', 2: 'New goods' },
  de: { 1: 'Gebrauchte Waren', 2: 'Neue Waren' },
  br: { 1: 'Produtos usados', 2: 'Produtos novos' },
  fi: { 1: 'Käytetyt tavarat', 2: 'Uudet tavarat' },
  fr: { 1: 'Articles d’occasion', 2: 'Articles neufs' },
  it: { 1: 'Articoli usati', 2: 'Articoli nuovi' },
  mx: { 1: 'Artículos usados', 2: 'Artículos nuevos' },
  nl: { 1: 'Tweedehands goederen', 2: 'Nieuwe goederen' },
  es: { 1: 'Artículos de segunda mano', 2: 'Artículos nuevos' },
  us: { 1: 'Used goods', 2: 'New goods' },
}

/** `Brugte varer 100001`. */
export const genericName = (
  country: CountryCode,
  { type, userNumber }: { type: GoodsType; userNumber: string },
) => `${NAMES[country][type]} ${userNumber}`
