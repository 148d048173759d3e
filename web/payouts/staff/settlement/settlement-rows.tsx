/** What each tenant gets: at a desk a table, on a phone cards. A row opens to how it is reckoned. */
import { Anchor, Button, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import type { Days } from '#shared/sales/days.ts'
import { capital } from '../../../kit/capital.ts'
import listStyles from '../../../kit/list/list.module.css'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { Bank } from './bank.tsx'
import { commissionOf, type InAll, type Row, soldOf, takenOff, useFigures, wrongFirst } from './figures.ts'
import { RowDetails } from './row-details.tsx'
import styles from './settlement.module.css'

/** More rows than these are asked for: a shop may have 500 tenants. */
const FIRST_ROWS = 25

interface RowProps {
  row: Row
  days: Days
}

const useDetails = ({ customer, name }: Row) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const Mark = isOpen ? IconChevronDown : IconChevronRight
  const button = (
    <UnstyledButton
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={t('settlements.openRow', { name: name || customer })}
      onClick={() => setIsOpen(!isOpen)}
    >
      <Mark size={18} aria-hidden />
    </UnstyledButton>
  )
  return { isOpen, button }
}

const Who = ({ row: { customer, name, late } }: { row: Row }) => {
  const { t } = useTranslation()
  return (
    <>
      <Anchor component={Link} to={`/customers/${customer}`} fz="inherit" fw={650}>
        {name || customer}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[customer, late.length ? t('settlements.lateDays', { count: late.length }) : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}

/** Turnover and commission of used and new goods, rent, share, and the VAT of the commission and of the rent. */
const amountsOf = (of: InAll['totals']): (string | number)[] => [
  of.turnoverUsed,
  of.turnoverNew,
  takenOff(of.feeUsed),
  takenOff(of.feeNew),
  takenOff(of.rentOffset),
  of.share,
  of.tax,
  of.rentVat,
]

const COLUMNS = 11

const TableRow = ({ row, days }: RowProps) => {
  const { plain, money } = useFigures()
  const { isOpen, button } = useDetails(row)
  const amounts = amountsOf(row)
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <td>
          <span className={styles.who}>
            {button}
            <span>
              <Who row={row} />
            </span>
          </span>
        </td>
        {amounts.map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
          <td key={at} data-number>
            {plain(amount)}
          </td>
        ))}
        <td data-number>
          <strong>{row.why ? '–' : money(row.youReceive)}</strong>
        </td>
        <td>
          <Bank row={row} />
        </td>
      </tr>
      {isOpen && (
        <tr data-open>
          <td colSpan={COLUMNS}>
            <RowDetails row={row} days={days} />
          </td>
        </tr>
      )}
    </>
  )
}

const Head = () => {
  const { t } = useTranslation()
  const goods = [t('settlements.used'), t('settlements.new')]
  const vat = [t('settlements.vatOfCommission'), t('settlements.vatOfRent')]
  const kinds = { turnover: goods, commission: goods, vat }
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('settlements.tenant')}
        </th>
        <th scope="colgroup" colSpan={2} className={styles.group}>
          {t('settlements.turnover')}
        </th>
        <th scope="colgroup" colSpan={2} className={styles.group}>
          {t('settlements.commission')}
        </th>
        {[t('settlements.rent'), t('settlements.share')].map(name => (
          <th key={name} scope="col" rowSpan={2} data-number>
            {name}
          </th>
        ))}
        <th scope="colgroup" colSpan={2} className={styles.group}>
          {t('settlements.vat')}
        </th>
        <th scope="col" rowSpan={2} data-number>
          {t('settlements.gets')}
        </th>
        <th scope="col" rowSpan={2}>
          {t('settlements.bank')}
        </th>
      </tr>
      <tr>
        {Object.entries(kinds).flatMap(([group, names]) =>
          names.map(name => (
            <th key={`${group} ${name}`} scope="col" data-number>
              {name}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

const Total = ({ of: { totals, count, paid } }: { of: InAll }) => {
  const { t } = useTranslation()
  const { plain, money } = useFigures()
  return (
    <tfoot>
      <tr>
        <td>{t('settlements.inAll', { count })}</td>
        {amountsOf(totals).map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places
          <td key={at} data-number>
            {plain(amount)}
          </td>
        ))}
        <td data-number>{money(paid.total)}</td>
        <td />
      </tr>
    </tfoot>
  )
}

const CardRow = ({ row, days }: RowProps) => {
  const { t } = useTranslation()
  const { money, plain } = useFigures()
  const { isOpen, button } = useDetails(row)
  const parts = [
    soldOf(row) ? t('settlements.soldAmount', { amount: plain(soldOf(row)) }) : '',
    commissionOf(row) ? t('settlements.commissionAmount', { amount: plain(-commissionOf(row)) }) : '',
    fromWire(row.rentOffset) ? t('settlements.rentAmount', { amount: plain(takenOff(row.rentOffset)) }) : '',
  ]
  return (
    <li className={listStyles.card}>
      <div className={listStyles.ends}>
        <span className={styles.who}>
          {button}
          <span>
            <Who row={row} />
          </span>
        </span>
        <strong>{row.why ? '–' : money(row.youReceive)}</strong>
      </div>
      <Text size="sm" c="dimmed">
        {capital(parts.filter(Boolean).join(' · '))}
      </Text>
      <Bank row={row} />
      {isOpen && <RowDetails row={row} days={days} />}
    </li>
  )
}

const TotalCard = ({ of: { totals, count, paid } }: { of: InAll }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  return (
    <li className={listStyles.card}>
      <div className={listStyles.ends}>
        <strong>{t('settlements.inAll', { count })}</strong>
        <strong>{money(paid.total)}</strong>
      </div>
      <Text size="sm" c="dimmed">
        {t('settlements.sharesInAll', { amount: money(totals.share) })}
      </Text>
    </li>
  )
}

interface SettlementRowsProps {
  rows: readonly Row[]
  inAll: InAll
  days: Days
}

export const SettlementRows = ({ rows, inAll, days }: SettlementRowsProps) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const { currencyCode } = useThisMarket()
  const [showsAll, setShowsAll] = useState(false)
  const sorted = wrongFirst(rows)
  const shown = showsAll ? sorted : sorted.slice(0, FIRST_ROWS)
  const label = t('settlements.perTenant')
  const more = sorted.length > shown.length && (
    <Button variant="subtle" onClick={() => setShowsAll(true)}>
      {t('settlements.showMore', { count: sorted.length - shown.length })}
    </Button>
  )
  if (isNarrow)
    return (
      <>
        <ul className={listStyles.cards} aria-label={label}>
          {shown.map(row => (
            <CardRow key={row.customer} row={row} days={days} />
          ))}
          <TotalCard of={inAll} />
        </ul>
        {more}
      </>
    )
  return (
    <div className={styles.box}>
      <Text size="sm" c="dimmed" className={styles.note ?? ''}>
        {t('settlements.amountsIn', { currency: currencyCode })}
      </Text>
      <table className={`${listStyles.table} ${styles.table}`} aria-label={label}>
        <Head />
        <tbody>
          {shown.map(row => (
            <TableRow key={row.customer} row={row} days={days} />
          ))}
        </tbody>
        <Total of={inAll} />
      </table>
      {more}
    </div>
  )
}
