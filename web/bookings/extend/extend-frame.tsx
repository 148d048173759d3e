import { Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import styles from '../summary/bookings.module.css'
import steps from '../wizard/steps.module.css'
import type { Source } from './source.ts'

type Step = 'price' | 'services' | 'checkout'

interface Way {
  back: string
  /** What Back does; without it the page that the reader came from. */
  onBack?: (() => void) | undefined
}

interface ExtendFrameProps extends Partial<Way> {
  source: Source
  title: string
  /** How far the way is; none where it ends. */
  progress?: { step: Step; hasServices: boolean }
  /** Above everything: how long the shelf is held. */
  bar?: ReactNode
  children: ReactNode
}

const Progress = ({ step, hasServices }: { step: Step; hasServices: boolean }) => {
  const { t } = useTranslation()
  const all: [Step, string][] = [
    ['price', t('bookings.stepPrice')],
    ...(hasServices ? [['services', t('bookings.stepServices')] as [Step, string]] : []),
    ['checkout', t('bookings.stepCheckout')],
  ]
  const at = all.findIndex(([name]) => name === step)
  return (
    <nav className={steps.progress} aria-label={t('extend.progress')}>
      <p className={steps.phrase} aria-hidden>
        {t('bookings.stepOf', { at: at + 1, count: all.length })} · <strong>{all[at]?.[1]}</strong>
      </p>
      <ol className={steps.steps}>
        {all.map(([name, label], index) => (
          <li
            key={name}
            className={steps.step}
            data-done={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={steps.mark} aria-hidden>
              {index + 1}
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Where Back of the first step leads: to the booking, or to the shop's page. */
const useHome = (source: Source): Required<Way> => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { marketId } = useThisMarket()
  if (source.audience === 'customer')
    return { back: t('extend.toBooking'), onBack: () => void navigate(`/bookings/${source.id}`) }
  return { back: t('extend.toShop'), onBack: () => window.location.assign(landingOf(marketId)) }
}

/** What every step of an extension has: the way back, how far it is, and its one question. */
export const ExtendFrame = ({ source, title, progress, bar, children, ...way }: ExtendFrameProps) => {
  const home = useHome(source)
  const { back = home.back, onBack = home.onBack } = way
  return (
    <Stack gap="md" maw={640} mx="auto">
      <PageTitle>{title}</PageTitle>
      {bar}
      <Group justify="space-between" gap="xs">
        <Button
          className={styles.back}
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {back}
        </Button>
        {progress && <Progress {...progress} />}
      </Group>
      <StepTitle>{title}</StepTitle>
      {children}
    </Stack>
  )
}
