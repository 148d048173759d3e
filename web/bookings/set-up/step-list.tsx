/** The steps of the first evening: done ones say what they hold, the next one is unfolded with its button. */
import { Anchor, Button, type ButtonProps, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCheck, IconCircle, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isNeeded } from '#shared/bookings/set-up.ts'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import styles from './set-up.module.css'
import { type SetUp, type Step, useSteps } from './steps.ts'

const PricedTypes = ({ setUp: { shelfTypes } }: { setUp: SetUp }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.types}>
      {shelfTypes
        .filter(({ isActive }) => isActive)
        .map(({ id, name, prices }) => (
          <li key={id}>
            <StatusMark icon={prices ? IconCheck : IconCircle} tone={prices ? 'good' : 'waiting'}>
              {t('ready.pricesOf', { count: prices, name })}
            </StatusMark>
          </li>
        ))}
    </ul>
  )
}

/** A button that leads to the screen of a step, or to the shop's own page. */
const Go = ({ step: { to }, ...rest }: { step: Step } & ButtonProps & { 'aria-label'?: string }) => {
  const { marketId } = useThisMarket()
  return to ? (
    <Button {...rest} component={Link} to={to} />
  ) : (
    <Button {...rest} component="a" href={landingOf(marketId)} />
  )
}

/** The way to a step's screen at the end of its row. Its name says of which step it is. */
const Way = ({ step }: { step: Step }) => {
  const { t } = useTranslation()
  const name = step.title
  if (!step.isDone)
    return (
      <Go step={step} size="sm" variant="default" aria-label={t('ready.openNamed', { name })}>
        {t('ready.open')}
      </Go>
    )
  if (!step.to) return null
  return (
    <Anchor component={Link} to={step.to} aria-label={t('ready.changeNamed', { name })} fw={600}>
      {t('ready.change')}
    </Anchor>
  )
}

const StepMark = ({ step, at, isLocked }: { step: Step; at: number; isLocked: boolean }) => {
  const { t } = useTranslation()
  if (step.isDone)
    return (
      <span className={styles.number} data-done>
        <IconCheck size={20} role="img" aria-label={t('ready.done')} />
      </span>
    )
  return (
    <span className={styles.number} data-locked={isLocked || undefined}>
      {isLocked ? <IconLock size={20} role="img" aria-label={t('ready.locked')} /> : at + 1}
    </span>
  )
}

export const StepList = ({ setUp }: { setUp: SetUp }) => {
  const { t } = useTranslation()
  const steps = useSteps(setUp)
  const open = steps.filter(({ isDone }) => !isDone)
  const needed = open.filter(({ point }) => isNeeded(point))
  const next = needed[0] ?? open[0]
  // Nobody can book yet, so the first booking waits for the other steps.
  const isWaiting = ({ point, isDone }: Step) =>
    point === 'first_booking' && !isDone && setUp.missing.length > 0
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => {
        const isNext = step === next && !isWaiting(step)
        return (
          <li key={step.point} className={styles.step} data-next={isNext || undefined}>
            <StepMark step={step} at={at} isLocked={isWaiting(step)} />
            <div className={styles.words}>
              <Title order={2} className={styles.name}>
                {step.title}
              </Title>
              <Text c={isNext ? undefined : 'dimmed'}>{step.text}</Text>
              {isNext && step.point === 'prices' && <PricedTypes setUp={setUp} />}
              {isNext && (
                <IfMay right={step.right}>
                  <Go step={step} rightSection={<IconArrowRight size={20} aria-hidden />}>
                    {step.action}
                  </Go>
                </IfMay>
              )}
            </div>
            {isWaiting(step) && (
              <Text c="dimmed" fw={600} className={styles.end}>
                {t('ready.waits', { count: Math.max(1, needed.length - 1) })}
              </Text>
            )}
            {!isNext && !isWaiting(step) && (
              <div className={styles.end}>
                <IfMay right={step.right}>
                  <Way step={step} />
                </IfMay>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
