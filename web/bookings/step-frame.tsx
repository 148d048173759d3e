import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconShoppingCart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import styles from './bookings.module.css'
import type { Step } from './choice.ts'
import { Countdown } from './countdown.tsx'
import { Steps } from './steps.tsx'
import { useCart, useHold } from './use-cart.ts'
import { useBuyer, useGo } from './wizard-context.ts'

interface StepFrameProps {
  step: Step
  title: string
  lead?: string
  back: () => void
  children: ReactNode
}

/** What is reserved already, and the short way to paying for it. */
const CartBar = ({ step }: { step: Step }) => {
  const { t } = useTranslation()
  const buyer = useBuyer()
  const go = useGo()
  const count = useCart(buyer.marketId).length
  const seconds = useHold(buyer)
  if (seconds === undefined) return null
  return (
    <div className={styles.cartBar}>
      <Countdown seconds={seconds} />
      {step !== 'checkout' && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconShoppingCart size={20} aria-hidden />}
          onClick={() => go('checkout')}
        >
          {t('bookings.goToCheckout', { count })}
        </Button>
      )}
    </div>
  )
}

/** What every step has: the way back, how far it is, its one question, and what is reserved already. */
export const StepFrame = ({ step, title, lead, back, children }: StepFrameProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" gap="sm">
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
      <CartBar step={step} />
      <Stack gap="xs">
        <StepTitle>{title}</StepTitle>
        {lead && (
          <Text c="dimmed" size="lg">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
