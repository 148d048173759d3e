/** Whoever is paid out hears of another bank account at once, whoever has typed it: staff, the customer, or a thief of either. */
import { bankAccountChanged } from '#events/customers.ts'
import { isOtherAccount } from '#shared/customers/field-rights.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import type { Customer } from './table/customer.ts'

/** The event of the mail, to the address of before; none while the account stays. */
export const toldOfAccount = (market: string, before: Customer, after: Customer): Write[] => {
  if (!isOtherAccount(before, after)) return []
  const { userNumber, name, email, language } = before
  const { iban, bankAccount } = after
  // Where there are two, the one that is other than before.
  const account = iban && (iban !== before.iban || !bankAccount) ? iban : bankAccount || iban
  return [emit(market, bankAccountChanged, { userNumber, name, email, language, ends: account.slice(-4) })]
}
