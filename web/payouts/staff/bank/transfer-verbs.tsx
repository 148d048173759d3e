/** What can be done to a transfer, by who moves money. */
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import styles from './bank.module.css'
import type { Transfer, WaitingTenant } from './use-bank.ts'
import { useTransferActs } from './use-transfer-acts.ts'

/** A form about a transfer. */
export interface Opened {
  dialog: 'change' | 'returned'
  transfer: Transfer
}

interface Verb {
  name: string
  /** The verb with whom it is about. */
  label: string
  color?: 'berry'
  act: () => void
}

const Verbs = ({ of }: { of: readonly Verb[] }) => {
  const isNarrow = useIsNarrow()
  if (!of.length) return null
  return (
    <IfMay right="money">
      <span className={styles.verbs}>
        {of.map(({ name, label, color = 'shelf', act }) => (
          <Button
            key={name}
            size={isNarrow ? 'sm' : 'compact-sm'}
            variant={isNarrow ? 'default' : 'subtle'}
            {...(!isNarrow && { px: 4 })}
            color={color}
            aria-label={label}
            onClick={act}
          >
            {name}
          </Button>
        ))}
      </span>
    </IfMay>
  )
}

interface TransferVerbsProps {
  transfer: Transfer
  onOpen: (opened: Opened) => void
}

export const TransferVerbs = ({ transfer, onOpen }: TransferVerbsProps) => {
  const { t } = useTranslation()
  const { takeOut, payAgain } = useTransferActs()
  const of = { name: transfer.name || transfer.customer }
  const open = (dialog: Opened['dialog']) => () => onOpen({ dialog, transfer })
  const verbs: Record<Transfer['state'], Verb[]> = {
    open: [
      { name: t('bank.change'), label: t('bank.changeOf', of), act: open('change') },
      {
        ...{ name: t('bank.takeOut'), label: t('bank.takeOutOf', of), color: 'berry' },
        act: () => void takeOut(transfer),
      },
    ],
    in_file: [],
    sent: [{ name: t('bank.cameBack'), label: t('bank.cameBackOf', of), act: open('returned') }],
    // Its card has them.
    returned: [],
    taken_out: [
      {
        ...{ name: t('bank.takeAlong'), label: t('bank.takeAlongOf', of) },
        act: () => void payAgain(transfer.id),
      },
    ],
  }
  return <Verbs of={verbs[transfer.state]} />
}

interface WaitingVerbsProps {
  tenant: WaitingTenant
  salesPeriod: string
}

/** The account has come: the money can go. */
export const WaitingVerbs = ({ tenant, salesPeriod }: WaitingVerbsProps) => {
  const { t } = useTranslation()
  const { payAgain } = useTransferActs()
  if (tenant.why !== 'ready') return null
  const act = () => void payAgain(`${salesPeriod}.${tenant.customer}.0`)
  return (
    <Verbs
      of={[
        {
          ...{ name: t('bank.takeAlong'), label: t('bank.takeAlongOf', { name: tenant.name }) },
          act,
        },
      ]}
    />
  )
}
