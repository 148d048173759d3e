/** Parts of an entry of the history: what was changed, by whom, and how. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { AUDITED_KINDS } from '#shared/markets/audit-calls.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useRoleNames } from '../../kit/rights/role-names.ts'
import { useRoute } from '../../kit/use-route.ts'
import { type HistoryRow, useChangeLines } from './change-lines.ts'
import styles from './history.module.css'

/** The kinds of things by their names at the server. */
export const useKinds = (): Record<string, string> => {
  const { t } = useTranslation()
  return {
    market: t('history.market'),
    customer: t('history.customer'),
    'shelf-type': t('history.shelfType'),
    'booking-period': t('history.bookingPeriod'),
    service: t('history.service'),
    shelf: t('history.shelf'),
    administrator: t('history.administrator'),
    'price-list-template': t('history.template'),
    product: t('history.product'),
    'product-sheet': t('history.productSheet'),
    message: t('history.message'),
    booking: t('history.booking'),
    books: t('history.books'),
    campaign: t('history.campaign'),
    'clearing-line': t('history.clearingLine'),
    'balance-transaction': t('history.balance'),
    'bank-file': t('history.bankFile'),
    'bank-transaction': t('history.bankTransaction'),
  } satisfies Record<(typeof AUDITED_KINDS)[number], string>
}

/** The pages of things by their ids; a row of a balance has the tenant's number as its name. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  'balance-transaction': (_, userNumber) => `/customers/${userNumber}/balance`,
  'bank-file': id => `/payments/bank?period=${id.split('.')[0]}`,
  'bank-transaction': id => `/payments/bank?period=${id.split('.')[0]}`,
  booking: id => `/booking/requests/${id}`,
  books: () => '/payments/books',
  campaign: id => `/customers/campaigns/${id}`,
  customer: id => `/customers/${id}`,
  message: id => `/messages/${id}`,
  'shelf-type': id => `/booking/types/${id}`,
}

/** The administrators by what the audit knows them by, and by the name that they have now; none to who may not see them. */
export const useAdministrators = (): readonly { account: string; username: string }[] => {
  const may = useMayDo()
  return useRoute(staffCalls.listAdministrators, may('own') ? {} : undefined).data?.results ?? []
}

/** A customer's number; no administrator's name is one. */
const isCustomer = (who: string): boolean => /^\d+$/.test(who)

/** Who changed something, by the name that they have now and the role of then; those who are gone by their first name. */
export const useWho = () => {
  const { t } = useTranslation()
  const administrators = useAdministrators()
  const roles = useRoleNames()
  return ({ who, role, isOperator }: HistoryRow): string => {
    if (isOperator) return t('history.operator')
    const name =
      administrators.find(({ account }) => account === who)?.username ??
      (isCustomer(who) ? t('history.byCustomer') : who)
    return role ? t('history.withRole', { name, role: roles[role] }) : name
  }
}

/** The kind and the name of what was changed, with the way to its page. */
export const Thing = ({ row: { kind, thing, name } }: { row: HistoryRow }) => {
  const kinds = useKinds()
  const page = PAGES[kind]?.(thing, name ?? '')
  return (
    <>
      <Text size="sm" c="dimmed" component="span" display="block">
        {kinds[kind] ?? kind}
      </Text>
      {name && page ? (
        <Anchor component={Link} to={page} fw={650}>
          {name}
        </Anchor>
      ) : (
        <strong>{name}</strong>
      )}
    </>
  )
}

/** A new thing has many fields; these are enough to know it by. */
const SHOWN_AT_ONCE = 5

export const Changes = ({ row }: { row: HistoryRow }) => {
  const { t } = useTranslation()
  const lines = useChangeLines()(row)
  const list = (some: readonly string[]) => (
    <ul className={styles.lines}>
      {some.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  const rest = lines.slice(SHOWN_AT_ONCE)
  return (
    <>
      {list(lines.slice(0, SHOWN_AT_ONCE))}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{t('history.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}
