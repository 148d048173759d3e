/** The first step: what goes back, line by line, and what happens to the shelf. */
import { Button, Paper, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { Lines } from './lines.tsx'
import { ShelfThen } from './shelf-then.tsx'
import { StepBar } from './step-bar.tsx'
import styles from './withdraw.module.css'

/** Why it is this amount, and until when. */
const useReason = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ kind, until, dateEnd, hasWish, hasBegun, paid }: WithdrawalQuote): string[] => {
    if (fromWire(paid) === 0) return [t('withdrawal.noMoney')]
    const day = until ? show.day(until) : ''
    if (kind === 'cancellation') return [t('withdrawal.tier', { day })]
    const last = until === dateEnd ? t('withdrawal.untilEnd', { day }) : t('withdrawal.until', { day })
    if (hasBegun) return [hasWish ? t('withdrawal.becauseWish') : t('withdrawal.noWish'), last]
    return hasWish ? [t('withdrawal.wishBefore'), last] : [last]
  }
}

interface QuoteStepProps {
  quote: WithdrawalQuote
  /** The amount is another than the one that the buyer confirmed. */
  isChanged: boolean
  back: ReactNode
  /** Keeps the booking: leads away. */
  keep: ReactNode
  onNext: () => void
}

export const QuoteStep = ({ quote, isChanged, back, keep, onNext }: QuoteStepProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const reason = useReason()
  const { amount, currency, card, backBy } = quote
  const day = show.day(backBy)
  const isPaid = fromWire(quote.paid) > 0
  return (
    <>
      <StepBar at={1} back={back} />
      <StepTitle>{t('withdrawal.youGet')}</StepTitle>
      {isChanged && (
        <Notice takesFocus>
          <Text size="sm">{t('withdrawal.changed')}</Text>
        </Notice>
      )}
      <Paper withBorder p="lg" component="section" aria-label={t('withdrawal.stepAmount')}>
        <Text className={styles.sum}>{show.money(amount, currency)}</Text>
        {isPaid && (
          <Text c="dimmed">
            {card ? t('withdrawal.byOnCard', { day, card }) : t('withdrawal.by', { day })}
          </Text>
        )}
        <Lines quote={quote} />
      </Paper>
      <Notice color="shelf" icon={IconInfoCircle} role="note">
        {reason(quote).map(text => (
          <Text key={text}>{text}</Text>
        ))}
      </Notice>
      <Paper withBorder p="lg" component="section" aria-labelledby="then">
        <Title order={2} id="then" mb="sm">
          {t('withdrawal.shelfTitle')}
        </Title>
        <ShelfThen {...quote} />
      </Paper>
      <div className={styles.acts}>
        {keep}
        <Button size="lg" onClick={onNext}>
          {t('withdrawal.next')}
        </Button>
      </div>
    </>
  )
}
