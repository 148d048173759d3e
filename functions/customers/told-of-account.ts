/** Whoever is paid out hears of another bank account at once, whoever has typed it: staff, the customer, or a thief of either. */
import { bankAccountChanged } from '#events/customers.ts'
import { endOfAccount } from '#shared/customers/account-change.ts'
import { isOtherAccount } from '#shared/customers/field-rights.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import type { Customer } from './table/customer.ts'

/** The event of the mail about an account, to a customer; with the link that confirms it while it waits for that. */
export const mailOfAccount = (
  market: string,
  to: Customer,
  after: Customer,
  ends = endOfAccount(after),
): Write => {
  const { userNumber, name, email, language } = to
  const { accountUnconfirmed, accountChangedMs } = after
  return emit(market, bankAccountChanged, {
    ...{ userNumber, name, email, language, ends },
    ...(accountUnconfirmed ? { changedMs: accountChangedMs } : {}),
  })
}

/** The event of the mail, to the address of before; none while the account stays. */
export const toldOfAccount = (market: string, before: Customer, after: Customer): Write[] => {
  if (!isOtherAccount(before, after)) return []
  const { iban, bankAccount } = after
  // Where there are two, the one that is other than before.
  const account = iban && (iban !== before.iban || !bankAccount) ? iban : bankAccount || iban
  return [mailOfAccount(market, before, after, account.slice(-4))]
}
