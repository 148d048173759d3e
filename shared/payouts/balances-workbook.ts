/** The balances of a market as a spreadsheet: a row a tenant, with the sums below. */
import type { Language } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook } from '../kit/workbook.ts'
import { BALANCES_WORDS } from './balances-words.ts'

export interface BalanceInFile {
  userNumber: string
  name: string
  balance: Minor
  available: Minor
}

/** Nothing can be paid out to a tenant who owes the shop. */
const payable = ({ available }: BalanceInFile): Minor => Math.max(0, available)

export const balancesWorkbook = (tenants: readonly BalanceInFile[], language: Language): Workbook => {
  const say = BALANCES_WORDS[language]
  return {
    language,
    tables: [
      {
        name: say.sheet,
        columns: [
          { title: say.number, type: 'text', width: 16 },
          { title: say.name, type: 'text', width: 28 },
          { title: say.balance, type: 'money', width: 14 },
          { title: say.available, type: 'money', width: 20 },
          { title: say.who, type: 'text', width: 16 },
        ],
        rows: tenants.map(one => [
          ...[one.userNumber, one.name, one.balance, payable(one)],
          one.balance > 0 ? say.owed : say.owing,
        ]),
        total: [
          ...[say.total, null],
          sum(tenants.map(({ balance }) => balance)),
          sum(tenants.map(payable)),
          null,
        ],
      },
    ],
    about: say.about,
  }
}
