/** The receipt of a line: what was sold beside it is the best evidence of what it was. */

import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { idText, numberFrom } from '#shared/products/number.ts'
import type { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { useShow } from '../../kit/show.ts'
import styles from './clearing.module.css'

export type WholeLine = Answer<typeof clearingCalls.readClearing>
type Receipt = NonNullable<WholeLine['receipt']>

/** Reasons of a line whose number has no page here. */
const WITHOUT_PAGE: readonly WholeLine['reason'][] = ['unknown_number', 'other_market']

const SoldNumber = ({ number, hasPage }: { number: string; hasPage: boolean }) => {
  const { t } = useTranslation()
  const id = hasPage ? numberFrom(number) : undefined
  if (!id) return <small>{number || t('clearing.withoutNumber')}</small>
  return (
    <Anchor component={Link} to={`/customers/products/${idText(id)}`} size="sm">
      {number}
    </Anchor>
  )
}

interface ReceiptCardProps {
  receipt: Receipt
  line: Pick<WholeLine, 'currency' | 'reason'>
}

export const ReceiptCard = ({ receipt, line: { currency, reason } }: ReceiptCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <section className={styles.receipt} aria-label={t('clearing.receipt', { number: receipt.number })}>
      <Text size="sm" c="dimmed">
        {t('clearing.receipt', { number: receipt.number })}
      </Text>
      <ul>
        {receipt.lines.map(({ row, number, name, quantity, paid, isThis }) => (
          <li key={row} data-this={isThis || undefined}>
            <span>
              <span>
                {name || t('clearing.noName')}
                {quantity !== '1' && ` × ${quantity}`}
              </span>
              <br />
              <SoldNumber number={number} hasPage={!(isThis && WITHOUT_PAGE.includes(reason))} />
            </span>
            <span>{show.money(paid, currency)}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('clearing.inAll')} <span>{show.money(receipt.total, currency)}</span>
      </p>
    </section>
  )
}
