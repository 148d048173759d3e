/** The settings of the books as a form: each account is a field of its own, so that two people may change two of them. */
import { useTranslation } from 'react-i18next'
import type { SentBody } from '#shared/kit/contract.ts'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { VOUCHER_ACCOUNTS } from '#shared/payouts/voucher.ts'
import { useFetchAgain } from '../../../kit/act/use-fetch-again.ts'
import { asFields } from '../../../kit/form/as-fields.ts'
import type { Typed, Value } from '../../../kit/form/conflict.ts'
import { useRouteForm } from '../../../kit/form/use-route-form.ts'
import { useMayDo } from '../../../kit/rights/may.ts'
import { TENDER, useAccountName, WITH_VAT } from './account-names.ts'
import type { BooksSettings, Choices } from './types.ts'
import { useRhythmNames } from './use-rhythm-names.ts'

const { changeBooksSettings } = booksCalls

export const accountField = (name: string): string => `account.${name}`
export const vatField = (name: string): string => `vat.${name}`
/** Not called as in the body, where both are numbers. */
export const JOURNAL = 'journalNumber'
export const LAYOUT = 'layoutNumber'

/** The words of tills: those of the last days, and those for which an account was chosen before. */
export const tenderAccounts = ({ tenders, chart }: BooksSettings): string[] => {
  const chosen = Object.keys(chart).filter(name => name.startsWith(TENDER))
  return [...new Set([...tenders.map(word => TENDER + word), ...chosen])].toSorted()
}

const accountsOf = (settings: BooksSettings): string[] => [...VOUCHER_ACCOUNTS, ...tenderAccounts(settings)]

const asText = (number: number | null | undefined): string => (number ? String(number) : '')
const asNumber = (text: Value | undefined): number | null => (text ? Number(text) : null)

const fieldsOf = (settings: BooksSettings, names: readonly string[]): Typed => {
  const { chart, journal, layout, rhythm, withOnline, withTills, fromDay } = settings
  return {
    ...Object.fromEntries(names.map(name => [accountField(name), asText(chart[name]?.accountNumber)])),
    ...Object.fromEntries(
      names.filter(name => WITH_VAT.has(name)).map(name => [vatField(name), chart[name]?.vatCode ?? '']),
    ),
    [JOURNAL]: asText(journal),
    [LAYOUT]: asText(layout),
    rhythm,
    withOnline,
    withTills,
    fromDay,
  }
}

/** The rate of a code as the books have it now. Where they are silent, the one that was saved with it. */
const percentOf = (code: string, { chart }: BooksSettings, choices: Choices | undefined): number => {
  if (!code) return 0
  const saved = Object.values(chart).find(({ vatCode }) => vatCode === code)
  return choices?.vatCodes.find(one => one.code === code)?.percent ?? saved?.vatPercent ?? 0
}

const chartOf = (typed: Typed, settings: BooksSettings, choices: Choices | undefined) =>
  Object.fromEntries(
    accountsOf(settings).flatMap(name => {
      const accountNumber = asNumber(typed[accountField(name)])
      const vatCode = String(typed[vatField(name)] ?? '')
      const vatPercent = percentOf(vatCode, settings, choices)
      return accountNumber === null ? [] : [[name, { accountNumber, vatCode, vatPercent }]]
    }),
  )

const useLabels = (names: readonly string[]): Record<string, string> => {
  const { t } = useTranslation()
  const nameOf = useAccountName()
  return {
    ...Object.fromEntries(
      names.flatMap(name => [
        [accountField(name), nameOf(name)],
        [vatField(name), t('books.vatOf', { account: nameOf(name) })],
      ]),
    ),
    [JOURNAL]: t('books.journal'),
    [LAYOUT]: t('books.layout'),
    rhythm: t('books.rhythm'),
    withOnline: t('books.withOnline'),
    withTills: t('books.withTills'),
    fromDay: t('books.fromDay'),
  }
}

/** What a number or a code is called in the books. */
const useValueName = (choices: Choices | undefined) => {
  const rhythms = useRhythmNames()
  return (field: string, value: Value): string | undefined => {
    if (field === 'rhythm') return rhythms[value as keyof typeof rhythms]
    const named = (all: readonly { number: number; name: string }[] = []) => {
      const found = all.find(({ number }) => String(number) === value)
      return found && `${found.number} ${found.name}`
    }
    if (field === JOURNAL) return named(choices?.journals)
    if (field === LAYOUT) return named(choices?.layouts)
    return field.startsWith('account.') ? named(choices?.accounts) : undefined
  }
}

export const useBooksForm = (settings: BooksSettings, choices: Choices | undefined) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const fetchAgain = useFetchAgain()
  const names = accountsOf(settings)
  return useRouteForm({
    route: changeBooksSettings,
    initial: fieldsOf(settings, names),
    version: settings.version,
    labels: useLabels(names),
    nameOf: useValueName(choices),
    isLocked: () => !may('money'),
    // Without a first day no voucher of a day would be made.
    check: ({ withOnline, withTills, fromDay }): Record<string, string> =>
      (withOnline || withTills) && !fromDay ? { fromDay: 'required' } : {},
    send: (changed, send, typed) => {
      const body: SentBody<typeof changeBooksSettings> = {
        ...changed,
        journal: asNumber(typed[JOURNAL]),
        layout: asNumber(typed[LAYOUT]),
        chart: chartOf(typed, settings, choices),
      }
      return asFields(send(changeBooksSettings, { body }), found => ({ ...found, ...fieldsOf(found, names) }))
    },
    busy: t('books.saving'),
    done: t('books.saved'),
    refresh: () => fetchAgain(['books/preview', 'books/vouchers/{id}']),
  })
}

export type BooksForm = ReturnType<typeof useBooksForm>
