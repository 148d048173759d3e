import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import styles from './bookings.module.css'
import { totalOf } from './cart.ts'
import { Changing } from './changing.tsx'
import type { Step } from './choice.ts'
import { HoldBar } from './hold-bar.tsx'
import { Steps } from './steps.tsx'
import { useCart, useHold } from './use-cart.ts'
import { useIsDesk } from './use-is-desk.ts'
import { useIsUnsettled } from './use-is-unsettled.ts'
import { useBuyer, useWizard } from './wizard-context.ts'

interface StepFrameProps {
  step: Step
  title: string
  lead?: ReactNode
  back: () => void
  children: ReactNode
}

/**
 * The clock of the checkout on a phone; at a desk the cart's own card has it, on other steps the header. The cart ends on
 * time on every step.
 */
const Clock = ({ step }: { step: Step }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { market } = useWizard()
  const buyer = useBuyer()
  const seconds = useHold(buyer)
  const entries = useCart(buyer.marketId)
  const isDesk = useIsDesk()
  const isUnsettled = useIsUnsettled(buyer.marketId)
  if (step !== 'checkout' || isDesk || isUnsettled || seconds === undefined) return null
  const total = show.money(totalOf(entries), market.currencyCode)
  return <HoldBar seconds={seconds} label={t('bookings.heldFor')} total={total} />
}

/** What every step has: the way back, how far it is, and its one question. */
export const StepFrame = ({ step, title, lead, back, children }: StepFrameProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <Clock step={step} />
      <Group justify="space-between" gap="xs">
        <Button
          className={styles.back}
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={back}
        >
          {t('kit.back')}
        </Button>
        <Steps current={step} />
      </Group>
      <Stack gap={4}>
        <StepTitle>{title}</StepTitle>
        {lead && (
          <Text c="dimmed" size="lg" component="div">
            {lead}
          </Text>
        )}
      </Stack>
      {step !== 'checkout' && <Changing />}
      {children}
    </Stack>
  )
}
