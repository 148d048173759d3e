/** A line whose product nobody knows, but whose goods it was: its tenant is found, and gets the share. */
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feeOn } from '#shared/customers/fees.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { fromWire, toWire } from '#shared/kit/money.ts'
import { numberFrom } from '#shared/products/number.ts'
import { divide } from '#shared/products/price.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import styles from './clearing.module.css'
import type { Given } from './clearing-words.ts'
import type { WholeLine } from './receipt.tsx'

/** A search shows no more: who does not find the tenant there types more of the name. */
const MOST_FOUND = 6

/** The tenant whom the line names, or who has sold something else on its receipt; empty: none. */
const tenantOf = ({ number, receipt }: WholeLine): string =>
  [number, ...(receipt?.lines ?? []).map(line => line.number)]
    .map(one => numberFrom(one)?.userNumber)
    .find(Boolean) ?? ''

/** What follows if the line is a tenant's: undefined until their commission is known. */
export const useGivenTo = (line: WholeLine, userNumber: string | undefined): Given | undefined => {
  const { data } = useRoute(staffCalls.read, userNumber ? { params: { userNumber } } : undefined)
  if (!data) return undefined
  const paid = fromWire(line.amount)
  const { commission, share } = divide(paid, feeOn(data, line.date))
  return {
    customer: data.userNumber,
    customerName: data.name,
    commission: toWire(commission),
    share: toWire(share),
  }
}

interface OnlyTenantProps {
  line: WholeLine
  picked: string | undefined
  onPick: (userNumber: string) => void
}

const Tenants = ({ search, picked, onPick }: Omit<OnlyTenantProps, 'line'> & { search: string }) => {
  const { t } = useTranslation()
  const found = useRoute(staffCalls.list, { query: { search } }, { keepPreviousData: true })
  return (
    <WhenLoaded of={{ found }} skeleton={<Skeleton height={48} radius="md" />}>
      {({ found: { results } }) => (
        <>
          <Text size="sm" c="dimmed" role="status">
            {results.length ? t('clearing.pickTenant') : t('clearing.noTenant')}
          </Text>
          {results.slice(0, MOST_FOUND).map(({ userNumber, name }) => (
            <label
              key={userNumber}
              className={styles.choice}
              data-picked={picked === userNumber || undefined}
            >
              <input
                type="radio"
                name="clearing-tenant"
                value={userNumber}
                checked={picked === userNumber}
                onChange={() => onPick(userNumber)}
              />
              <span>
                <strong>{name || t('till.customer', { number: userNumber })}</strong>{' '}
                <small>{userNumber}</small>
              </span>
            </label>
          ))}
        </>
      )}
    </WhenLoaded>
  )
}

export const OnlyTenant = ({ line, picked, onPick }: OnlyTenantProps) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState(() => tenantOf(line))
  return (
    <Stack gap="sm">
      <Group className={styles.search}>
        <SearchBox label={t('clearing.searchTenant')} value={search} onSearch={setSearch} />
      </Group>
      {search && <Tenants search={search} picked={picked} onPick={onPick} />}
    </Stack>
  )
}
