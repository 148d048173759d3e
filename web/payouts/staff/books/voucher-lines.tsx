/** The lines of a voucher with their sum: at a desk a table, on a phone a list. */
import { Text } from '@mantine/core'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fromWire, toWire } from '#shared/kit/money.ts'
import listStyles from '../../../kit/list/list.module.css'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { StatusMark } from '../../../kit/status-mark.tsx'
import { useFigures } from '../settlement/figures.ts'
import styles from './books.module.css'
import type { Line } from './types.ts'

interface VoucherLinesProps {
  /** Of the voucher. Each line ends with it. */
  text: string
  lines: readonly Line[]
}

const sumOf = (lines: readonly Line[], side: 'debit' | 'credit'): string =>
  toWire(lines.reduce((sum, line) => sum + fromWire(line[side]), 0))

const Account = ({ line: { accountNumber } }: { line: Line }) => {
  const { t } = useTranslation()
  if (accountNumber !== null) return accountNumber
  return (
    <StatusMark icon={IconAlertCircleFilled} tone="bad">
      {t('books.unchosen')}
    </StatusMark>
  )
}

/** The text without that of its voucher, which stands above all lines. */
const useLineText = (text: string) => {
  const { t } = useTranslation()
  const { plain } = useFigures()
  return (line: Line): string => {
    const own = line.text.endsWith(`. ${text}`) ? line.text.slice(0, -text.length - 2) : line.text
    return fromWire(line.vat) ? t('books.lineWithVat', { text: own, vat: plain(line.vat) }) : own
  }
}

const keyOf = ({ account, text, debit, credit }: Line) => [account, text, debit, credit].join()

const Table = ({ text, lines }: VoucherLinesProps) => {
  const { t } = useTranslation()
  const { plain } = useFigures()
  const lineText = useLineText(text)
  const amount = (wire: string) => (fromWire(wire) ? plain(wire) : '')
  return (
    <table className={`${listStyles.table} ${styles.lines}`} aria-label={t('books.linesOf', { text })}>
      <thead>
        <tr>
          <th scope="col">{t('books.account')}</th>
          <th scope="col">{t('books.text')}</th>
          <th scope="col">{t('books.vat')}</th>
          <th scope="col" data-number>
            {t('books.debit')}
          </th>
          <th scope="col" data-number>
            {t('books.credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={keyOf(line)}>
            <td data-whole>
              <Account line={line} />
            </td>
            <td>{lineText(line)}</td>
            <td>{line.vatCode}</td>
            <td data-number>{amount(line.debit)}</td>
            <td data-number>{amount(line.credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td>{t('books.inAll')}</td>
          <td />
          <td data-number>{plain(sumOf(lines, 'debit'))}</td>
          <td data-number>{plain(sumOf(lines, 'credit'))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const List = ({ text, lines }: VoucherLinesProps) => {
  const { t } = useTranslation()
  const { plain } = useFigures()
  const lineText = useLineText(text)
  return (
    <ul className={styles.lineList} aria-label={t('books.linesOf', { text })}>
      {lines.map(line => (
        <li key={keyOf(line)}>
          <div>
            {lineText(line)}
            <Text size="xs" c="dimmed" component="div">
              <Account line={line} /> {line.vatCode}
            </Text>
          </div>
          <div data-amount>
            <span>{fromWire(line.debit) ? plain(line.debit) : plain(line.credit)}</span>
            <Text size="xs" c="dimmed">
              {fromWire(line.debit) ? t('books.debit') : t('books.credit')}
            </Text>
          </div>
        </li>
      ))}
      <li data-total>
        <div>{t('books.debitIsCredit')}</div>
        <div data-amount>{plain(sumOf(lines, 'debit'))}</div>
      </li>
    </ul>
  )
}

export const VoucherLines = (props: VoucherLinesProps) =>
  useIsNarrow() ? <List {...props} /> : <Table {...props} />
