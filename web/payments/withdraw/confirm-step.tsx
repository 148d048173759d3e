/** The second step: everything once more, and the one button that ends the booking. */
import { Button, Paper, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { BookingTag } from './booking-tag.tsx'
import { BackButton, StepBar } from './step-bar.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'
import styles from './withdraw.module.css'

interface ConfirmStepProps {
  quote: WithdrawalQuote
  isBusy: boolean
  onBack: () => void
  keep: ReactNode
  onConfirm: () => void
}

export const ConfirmStep = ({ quote, isBusy, onBack, keep, onConfirm }: ConfirmStepProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { dayAndHour } = useWithdrawalWords()
  const { kind, name, email, amount, currency, emptyBy, isHandedOn, shelf } = quote
  const isCancelled = kind === 'cancellation'
  const facts = [
    [t('withdrawal.name'), name],
    [t('withdrawal.answerTo'), email],
    [t('withdrawal.youGetBack'), show.money(amount, currency)],
    ...(emptyBy ? [[t('withdrawal.emptyBy'), dayAndHour(emptyBy)]] : []),
  ]
  return (
    <>
      <StepBar at={2} back={<BackButton onClick={onBack}>{t('withdrawal.stepAmount')}</BackButton>} />
      <div>
        <StepTitle>{isCancelled ? t('withdrawal.cancelTitle') : t('withdrawal.confirmTitle')}</StepTitle>
        <Text c="dimmed">{t('withdrawal.noReason')}</Text>
      </div>
      <Paper withBorder p="lg">
        <BookingTag quote={quote} />
        <Facts className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Paper>
      <Notice role="note">
        {isHandedOn && <Text>{t('withdrawal.friendLoses', { shelf })}</Text>}
        <Text>{t('withdrawal.final')}</Text>
      </Notice>
      <Notice color="shelf" icon={IconMail} role="note">
        <Text>{t('withdrawal.mail')}</Text>
      </Notice>
      <div className={styles.acts} data-confirm>
        <Button size="lg" color="berry" disabled={isBusy} onClick={onConfirm}>
          {isCancelled ? t('withdrawal.confirmCancel') : t('withdrawal.confirm')}
        </Button>
        {keep}
      </div>
    </>
  )
}
