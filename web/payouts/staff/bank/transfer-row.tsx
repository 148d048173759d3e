/** One transfer, or a tenant who has none yet: at a desk a row, on a phone a card. It opens to all that is known of it. */
import { Anchor, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import listStyles from '../../../kit/list/list.module.css'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { useFigures } from '../settlement/figures.ts'
import { shortenedAccount } from '../settlement/shortened-account.ts'
import styles from './bank.module.css'
import { TransferDetails } from './transfer-details.tsx'
import { TransferState, WaitingState } from './transfer-state.tsx'
import { type Opened, TransferVerbs, WaitingVerbs } from './transfer-verbs.tsx'
import type { Transfer, WaitingTenant } from './use-bank.ts'

/** Customer, account, text, amount, state. */
export const COLUMNS = 5

interface LineProps {
  customer: string
  name: string
  account: string
  text: string
  amount: string
  state: ReactNode
  verbs: ReactNode
  /** Something keeps it out of a file. */
  isLeftOut?: boolean
  /** What it opens to. */
  details?: ReactNode
}

const useOpener = (name: string) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const Mark = isOpen ? IconChevronDown : IconChevronRight
  const opener = (
    <UnstyledButton
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={t('bank.openRow', { name })}
      onClick={() => setIsOpen(!isOpen)}
    >
      <Mark size={18} aria-hidden />
    </UnstyledButton>
  )
  return { isOpen, opener }
}

const Account = ({ account }: { account: string }) => {
  const { t } = useTranslation()
  return account ? (
    <span className={styles.account}>{shortenedAccount(account)}</span>
  ) : (
    <Text span inherit c="dimmed">
      {t('bank.none')}
    </Text>
  )
}

const Line = ({ customer, name, account, text, amount, state, verbs, isLeftOut, details }: LineProps) => {
  const isNarrow = useIsNarrow()
  const { money, plain } = useFigures()
  const { isOpen, opener } = useOpener(name || customer)
  const who = (
    <span className={styles.who}>
      {details ? opener : !isNarrow && <span className={styles.noOpener} />}
      <Anchor component={Link} to={`/customers/${customer}`} fz="inherit" fw={650}>
        {name || customer}
      </Anchor>
    </span>
  )
  if (isNarrow)
    return (
      <li className={`${listStyles.card} ${isLeftOut ? styles.leftOut : ''}`}>
        <div className={listStyles.ends}>
          {who}
          <strong>{money(amount)}</strong>
        </div>
        <div className={styles.ofCard}>
          <Text size="sm" c="dimmed">
            <Account account={account} />
            {text && ` · ${text}`}
          </Text>
          {state}
          {verbs}
          {isOpen && details}
        </div>
      </li>
    )
  return (
    <>
      <tr className={isLeftOut ? styles.leftOut : undefined}>
        <td>{who}</td>
        <td>
          <Account account={account} />
        </td>
        <td>{text}</td>
        <td data-number>{plain(amount)}</td>
        <td>
          <span className={styles.end}>
            {state}
            {verbs}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS}>{details}</td>
        </tr>
      )}
    </>
  )
}

interface TransferRowProps {
  transfer: Transfer
  textLength: number | null
  onOpen: (opened: Opened) => void
}

export const TransferRow = ({ transfer, textLength, onOpen }: TransferRowProps) => (
  <Line
    {...transfer}
    isLeftOut={transfer.isBlocked}
    state={<TransferState transfer={transfer} />}
    verbs={<TransferVerbs transfer={transfer} onOpen={onOpen} />}
    details={<TransferDetails transfer={transfer} textLength={textLength} />}
  />
)

export const WaitingRow = ({ tenant, salesPeriod }: { tenant: WaitingTenant; salesPeriod: string }) => (
  <Line
    {...tenant}
    text=""
    isLeftOut
    state={<WaitingState tenant={tenant} />}
    verbs={<WaitingVerbs tenant={tenant} salesPeriod={salesPeriod} />}
  />
)
