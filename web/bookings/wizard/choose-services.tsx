import { Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_ONE } from '#shared/bookings/rules.ts'
import { useShow } from '../../kit/show.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { ServiceCard } from '../../shelves/service-card.tsx'
import styles from '../../shelves/shelves.module.css'
import { CardSkeletons } from '../../shelves/skeletons.tsx'
import { useTypeServices } from '../../shelves/use-shelves.ts'
import { quantityOf, withQuantity } from '../choice/choice.ts'
import { choiceTotal, servicesTotal } from '../choice/draft-booking.ts'
import { useChoice } from '../choice/use-choice.ts'
import { useBack, useBuyer, useGo, useWizard } from '../choice/wizard-context.ts'
import bar from '../summary/bookings.module.css'
import { StepFrame } from './step-frame.tsx'

/** What may be added: each with a quantity, and the sum always in sight. */
export const ChooseServices = () => {
  const { t } = useTranslation()
  const go = useGo()
  const back = useBack()
  const show = useShow()
  const { market } = useWizard()
  const { chosen, choose } = useChoice('services')
  const offers = useTypeServices(useBuyer(), chosen.shelfType?.id)
  const label = usePeriodLabel()
  const hasNone = offers.data?.length === 0
  useEffect(() => {
    // Reached by an old address: this type has no such step.
    if (hasNone) go('date', { replace: true })
  }, [hasNone, go])
  const units = chosen.services.reduce((total, service) => total + service.quantity, 0)

  return (
    <StepFrame
      step="services"
      title={t('bookings.servicesTitle')}
      lead={t('bookings.servicesLead')}
      back={() => back('price')}
    >
      <WhenLoaded of={{ offers }} skeleton={<CardSkeletons of="service" count={3} />}>
        {data => (
          <ul className={styles.cards}>
            {data.offers.map(offer => (
              <li key={offer.id}>
                <ServiceCard
                  offer={offer}
                  quantity={quantityOf(chosen.services, offer)}
                  most={MOST_OF_ONE}
                  currency={market.currencyCode}
                  timeZone={market.timeZone}
                  lang={market.language}
                  onChange={quantity => choose({ services: withQuantity(chosen.services, offer, quantity) })}
                />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <div className={bar.actionBar}>
        <Stack gap={0}>
          <Text size="sm" c="dimmed">
            {chosen.shelfType?.name}
            {chosen.price && ` · ${label(chosen.price.bookingPeriod)}`} · {t('bookings.servicesSum')}{' '}
            <span>{show.money(servicesTotal(chosen.services), market.currencyCode)}</span>
          </Text>
          <Text className={bar.total} aria-live="polite">
            {t('bookings.total')} <span>{show.money(choiceTotal(chosen), market.currencyCode)}</span>
          </Text>
        </Stack>
        <div className={bar.actions}>
          {units === 0 && (
            <Button variant="default" onClick={() => go('date')}>
              {t('bookings.skip')}
            </Button>
          )}
          <Button
            disabled={units === 0}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={() => go('date')}
          >
            {t('bookings.next')}
          </Button>
        </div>
      </div>
    </StepFrame>
  )
}
