import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { rescueFocus } from '../kit/focus.ts'
import { Notice } from '../kit/notice.tsx'
import { CardSkeletons, Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from '../shelves/shelves.module.css'
import { TypeCard } from '../shelves/type-card.tsx'
import { useShelfTypes } from '../shelves/use-shelves.ts'
import { StepFrame } from './step-frame.tsx'
import { useChoice } from './use-choice.ts'
import { useArrival, useBuyer, useGo, useWizard } from './wizard-context.ts'

const Types = () => {
  const { t } = useTranslation()
  const go = useGo()
  const { home } = useWizard()
  const navigate = useNavigate()
  const { choose } = useChoice('type')
  const types = useShelfTypes(useBuyer())
  const nothing = (
    <Empty action={<Button onClick={() => void navigate(home)}>{t('kit.back')}</Button>}>
      {t('bookings.noTypes')}
    </Empty>
  )
  return (
    <WhenLoaded
      of={{ types }}
      skeleton={<CardSkeletons height={420} />}
      empty={data => !data.types.results.length && nothing}
    >
      {data => (
        <ul className={styles.cards}>
          {data.types.results.map(type => (
            <li key={type.id}>
              <TypeCard
                type={type}
                onSelect={() => {
                  choose({ shelfType: type })
                  go('price')
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  )
}

/** True from the moment the cart expires until the visitor continues. Not restored by Back or a reload. */
const useToldOnce = (): boolean => {
  const { hasExpired = false } = useArrival()
  const { base } = useWizard()
  const navigate = useNavigate()
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    if (!hasExpired) return
    setTold(true)
    rescueFocus()
    void navigate(base, { replace: true })
  }, [hasExpired, base, navigate])
  return isTold
}

/** The first step. It also says so when a cart has just run out. */
export const ChooseType = () => {
  const { t } = useTranslation()
  const { home } = useWizard()
  const navigate = useNavigate()
  const hasExpired = useToldOnce()
  return (
    <StepFrame
      step="type"
      title={t('bookings.typeTitle')}
      lead={t('bookings.typeLead')}
      back={() => void navigate(home)}
    >
      {hasExpired && <Notice>{t('bookings.expired')}</Notice>}
      <Types />
    </StepFrame>
  )
}
