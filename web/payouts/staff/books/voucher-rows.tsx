/** The vouchers of a page: at a desk a table, on a phone cards. Each opens to its lines. */
import { Button, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import listStyles from '../../../kit/list/list.module.css'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useShow } from '../../../kit/show.ts'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import { useFigures } from '../settlement/figures.ts'
import styles from './books.module.css'
import type { Sending } from './sending.tsx'
import type { Voucher } from './types.ts'
import { VoucherLines } from './voucher-lines.tsx'
import { VoucherState } from './voucher-state.tsx'

interface RowProps {
  voucher: Voucher
  /** When vouchers are sent next. */
  next: string | null
  sending: Sending
}

const COLUMNS = 4

const useOpener = ({ text }: Voucher) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const Mark = isOpen ? IconChevronDown : IconChevronRight
  const button = (
    <UnstyledButton
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={t('books.openLines', { text })}
      onClick={() => setIsOpen(!isOpen)}
    >
      <Mark size={18} aria-hidden />
    </UnstyledButton>
  )
  return { isOpen, button }
}

/** What is in the books without its document is sent once more by hand: its number stays. */
const Attach = ({ voucher: { id, state, problem }, sending }: RowProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  if (state !== 'sent' || !problem || !may('money')) return null
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      disabled={sending.isAtWork}
      onClick={() => void sending.one(id)}
    >
      {t('books.attachAgain')}
    </Button>
  )
}

const Lines = (props: RowProps) => {
  const { t } = useTranslation()
  const { id, reference } = props.voucher
  const voucher = useRoute(booksCalls.readVoucher, { params: { id } })
  return (
    <WhenLoaded of={{ voucher }} skeleton={<Skeleton height={120} radius="md" />}>
      {loaded => (
        <div className={styles.opened}>
          <VoucherLines text={loaded.voucher.text} lines={loaded.voucher.lines} />
          <Text size="xs" c="dimmed">
            {t('books.referenceIs')} <span className={styles.reference}>{reference}</span>
          </Text>
          <Attach {...props} />
        </div>
      )}
    </WhenLoaded>
  )
}

const TableRow = (props: RowProps) => {
  const { voucher, next } = props
  const show = useShow()
  const { plain } = useFigures()
  const { isOpen, button } = useOpener(voucher)
  return (
    <>
      <tr data-state={voucher.state} data-open={isOpen || undefined}>
        <td data-whole>{show.date(voucher.dateTo)}</td>
        <td>
          <span className={styles.named}>
            {button}
            <span>{voucher.text}</span>
          </span>
        </td>
        <td data-number>{plain(voucher.total)}</td>
        <td>
          <VoucherState voucher={voucher} next={next} />
        </td>
      </tr>
      {isOpen && (
        <tr data-open>
          <td colSpan={COLUMNS}>
            <Lines {...props} />
          </td>
        </tr>
      )}
    </>
  )
}

const CardRow = (props: RowProps) => {
  const { voucher, next } = props
  const { plain } = useFigures()
  const { isOpen, button } = useOpener(voucher)
  return (
    <li className={styles.card} data-state={voucher.state}>
      <div className={listStyles.ends}>
        <span className={styles.named}>
          {button}
          {/* It names its days. */}
          <span>{voucher.text}</span>
        </span>
        <strong>{plain(voucher.total)}</strong>
      </div>
      <div className={styles.cardState}>
        <VoucherState voucher={voucher} next={next} />
      </div>
      {isOpen && <Lines {...props} />}
    </li>
  )
}

interface VoucherRowsProps extends Omit<RowProps, 'voucher'> {
  rows: readonly Voucher[]
}

export const VoucherRows = ({ rows, ...props }: VoucherRowsProps) => {
  const { t } = useTranslation()
  const label = t('books.vouchers')
  if (useIsNarrow())
    return (
      <ul className={styles.cards} aria-label={label}>
        {rows.map(voucher => (
          <CardRow key={voucher.id} voucher={voucher} {...props} />
        ))}
      </ul>
    )
  return (
    <table className={`${listStyles.table} ${styles.vouchers}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('books.day')}</th>
          <th scope="col">{t('books.voucher')}</th>
          <th scope="col" data-number>
            {t('books.debitIsCredit')}
          </th>
          <th scope="col">{t('books.atBooks')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(voucher => (
          <TableRow key={voucher.id} voucher={voucher} {...props} />
        ))}
      </tbody>
    </table>
  )
}
