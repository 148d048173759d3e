import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import type { Market } from '../../markets/table/market.ts'
import type { News } from '../table/waiting-push.ts'
import { PUSH_TEXTS } from './push-texts.ts'

/** A lock screen shows some 40 letters in a line. */
const LONGEST_NAME = 40

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name

/** What a push says of what was sold. */
export const pushText = (
  { currencyCode }: Pick<Market, 'currencyCode'>,
  language: Language,
  { things, share, thing }: News,
): string => {
  const say = PUSH_TEXTS[language]
  const money = showMoney(share, currencyCode, language)
  if (things > 1) return say.many(things, money)
  return thing ? say.one(shortened(thing), money) : say.nameless(money)
}
