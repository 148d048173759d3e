import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { totalOf } from '../cart/cart.ts'
import { HoldBar } from '../cart/hold-bar.tsx'
import { useIsUnsettled } from '../cart/use-is-unsettled.ts'
import type { Step } from '../choice/choice.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import { useCart, useHold } from '../reserve/use-cart.ts'
import styles from '../summary/bookings.module.css'
import { Changing } from './changing.tsx'
import { Steps } from './steps.tsx'
import { useIsDesk } from './use-is-desk.ts'

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
