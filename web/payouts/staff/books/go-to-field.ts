import { VOUCHER_ACCOUNTS } from '#shared/payouts/voucher.ts'
import { TENDER } from './account-names.ts'
import type { BooksSettings, Problem } from './types.ts'
import { accountField, JOURNAL, LAYOUT, vatField } from './use-books-form.ts'

/** Opens what the field is folded away in, and gives it the focus. */
export const goToField = (id: string): void => {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

const ofName = (name: string): string | undefined => {
  if (name === 'journal') return JOURNAL
  const isAccount = name.startsWith(TENDER) || (VOUCHER_ACCOUNTS as readonly string[]).includes(name)
  return isAccount ? accountField(name) : undefined
}

/** The field of the form in which a problem is mended; undefined where it is mended in the books. */
export const fieldOf = (
  { code, field = '', account }: Problem,
  { chart }: BooksSettings,
): string | undefined => {
  const name = Object.keys(chart).find(one => chart[one]?.accountNumber === account)
  switch (code) {
    case 'not_chosen':
    case 'tender_unknown':
      return ofName(field)
    case 'account_unknown':
    case 'account_barred':
      return name && accountField(name)
    case 'vat_code_unknown':
      return name && vatField(name)
    case 'journal_unknown':
    case 'number':
      return JOURNAL
    case 'layout_unknown':
      return LAYOUT
    default:
      return undefined
  }
}
