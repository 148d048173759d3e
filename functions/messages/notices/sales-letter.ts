import { type Day, spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, sum } from '#shared/kit/money.ts'
import type { Market } from '../../markets/table/market.ts'
import type { SaleLine } from '../../sales/table/line.ts'
import { greeting } from '../letter/greeting.ts'
import type { Letter } from '../letter/letter.ts'
import { SALES_MAIL_TEXTS } from './sales-mail-texts.ts'

/** A mail lists so many sales at most. The tenant's page has all of them. */
const MOST_ROWS = 40

type Line = Pick<SaleLine, 'day' | 'name' | 'number' | 'quantity' | 'share'>

interface Told {
  name: string
  /** In the order of their moments; at least one. */
  lines: readonly Line[]
  /** Where the tenant's sales and settings are. */
  url: (screen: string) => string
}

/** The letter of what was sold and what came back, day by day. */
export const salesLetter = (
  { visualName, currencyCode }: Pick<Market, 'visualName' | 'currencyCode'>,
  language: Language,
  { name, lines, url }: Told,
): Letter => {
  const say = SALES_MAIL_TEXTS[language]
  const money = (amount: number) => showMoney(amount, currencyCode, language)
  const returned = lines.filter(({ quantity }) => quantity < 0).length
  const sold = lines.filter(({ quantity }) => quantity > 0).length
  const reduced = lines.length - sold - returned
  const subjectOf = (of: { sold: number; returned: number }): string => {
    if (of.sold) return say.subject(of.sold, visualName)
    return of.returned ? say.subjectReturned(visualName) : say.subjectReduced(visualName)
  }
  const shown = lines.slice(0, MOST_ROWS)
  const rest = lines.length - shown.length
  const nameOf = (line: Line) => {
    const thing = line.name || say.nameless(line.number)
    if (line.quantity === 0) return say.isReduced(thing)
    return line.quantity < 0 ? say.isReturned(thing) : thing
  }
  const byDay: [Day, Line[]][] = [...Map.groupBy(shown, ({ day }) => day)]
  return {
    language,
    subject: subjectOf({ sold, returned }),
    greeting: greeting(name, language),
    lead: [
      [
        ...(sold ? [say.sold(sold)] : []),
        ...(returned ? [say.returned(returned)] : []),
        ...(reduced ? [say.reduced(reduced)] : []),
      ].join(' '),
      say.share(money(sum(lines.map(({ share }) => share)))),
    ],
    tables: byDay.map(([day, theirs]) => ({
      title: spokenDay(day, language),
      rows: theirs.map(line => [nameOf(line), money(line.share)]),
    })),
    button: { label: say.button, url: url('sales') },
    link: { label: say.off, url: url('settings') },
    closing: [...(rest ? [say.more(rest)] : []), say.whyThis],
  }
}
