/** How far a transfer is, and what stands in its way. */
import { Anchor } from '@mantine/core'
import {
  IconAlertCircleFilled,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconFileCheck,
  IconHandStop,
  IconInfoCircle,
  IconLock,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isBlocking } from '#shared/payouts/bank-transfer.ts'
import { type StatusLook, StatusMark } from '../../../kit/status-mark.tsx'
import styles from './bank.module.css'
import type { Transfer, WaitingTenant } from './use-bank.ts'
import { useTroubleWords, useWaitingWords } from './use-bank-words.ts'

/** The way to the account of a tenant. */
const ToAccount = ({ customer, isThere }: { customer: string; isThere: boolean }) => {
  const { t } = useTranslation()
  return (
    <Anchor component={Link} to={`/customers/${customer}`} fz="sm">
      {isThere ? t('bank.toAccount') : t('bank.askForAccount')}
    </Anchor>
  )
}

const Blocked = ({ transfer: { customer, warnings, account } }: { transfer: Transfer }) => {
  const words = useTroubleWords(null)
  const [warning] = warnings.filter(isBlocking)
  const isUnconfirmed = warning === 'account_unconfirmed'
  return (
    <>
      <StatusMark
        icon={isUnconfirmed ? IconLock : IconAlertCircleFilled}
        tone={isUnconfirmed ? 'waiting' : 'bad'}
      >
        {warning && words[warning].name}
      </StatusMark>
      {warning !== 'amount_not_in_format' && <ToAccount customer={customer} isThere={account !== ''} />}
    </>
  )
}

const useLooks = (): Record<Transfer['state'], StatusLook & { name: string }> => {
  const { t } = useTranslation()
  return {
    open: { icon: IconCircleCheck, tone: 'good', name: t('bank.isReady') },
    in_file: { icon: IconFileCheck, tone: 'quiet', name: t('bank.isLocked') },
    sent: { icon: IconCircleCheckFilled, tone: 'good', name: t('bank.isSent') },
    returned: { icon: IconArrowBackUp, tone: 'bad', name: t('bank.cameBack') },
    taken_out: { icon: IconHandStop, tone: 'quiet', name: t('bank.isTakenOut') },
  }
}

export const TransferState = ({ transfer }: { transfer: Transfer }) => {
  const { state, isBlocked, warnings } = transfer
  const { name, ...look } = useLooks()[state]
  const words = useTroubleWords(null)
  const notices = warnings.filter(warning => !isBlocking(warning))
  return (
    <span className={styles.state}>
      {isBlocked ? <Blocked transfer={transfer} /> : <StatusMark {...look}>{name}</StatusMark>}
      {notices.map(warning => (
        <StatusMark key={warning} icon={IconInfoCircle} tone="waiting">
          {words[warning].name}
        </StatusMark>
      ))}
    </span>
  )
}

export const WaitingState = ({ tenant: { customer, why, account } }: { tenant: WaitingTenant }) => {
  const words = useWaitingWords()
  const looks: Record<WaitingTenant['why'], StatusLook> = {
    account_missing: { icon: IconAlertCircleFilled, tone: 'bad' },
    account_unconfirmed: { icon: IconLock, tone: 'waiting' },
    ready: { icon: IconCircleCheck, tone: 'good' },
  }
  return (
    <span className={styles.state}>
      <StatusMark {...looks[why]}>{words[why]}</StatusMark>
      {why !== 'ready' && <ToAccount customer={customer} isThere={account !== ''} />}
    </span>
  )
}
