import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_ONE } from '#shared/bookings/rules.ts'
import type { TypeService } from '#shared/shelves/contract.ts'
import { useShow } from '../kit/show.ts'
import { CardSkeletons } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { usePeriodLabel } from '../shelves/period-label.ts'
import { ServiceCard } from '../shelves/service-card.tsx'
import styles from '../shelves/shelves.module.css'
import { useTypeServices } from '../shelves/use-shelves.ts'
import bar from './bookings.module.css'
import type { ChosenService } from './choice.ts'
import { choiceTotal, servicesTotal } from './draft-booking.ts'
import { StepFrame } from './step-frame.tsx'
import { useChoice } from './use-choice.ts'
import { useBack, useBuyer, useGo, useWizard } from './wizard-context.ts'

const withQuantity = (services: ChosenService[], offer: TypeService, quantity: number): ChosenService[] => {
  const others = services.filter(service => service.offer.id !== offer.id)
  return quantity > 0 ? [...others, { offer, quantity }] : others
}

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
  const units = chosen.services.reduce((total, service) => total + service.quantity, 0)
  const quantityOf = (offer: TypeService) =>
    chosen.services.find(service => service.offer.id === offer.id)?.quantity ?? 0

  return (
    <StepFrame
      step="services"
      title={t('bookings.servicesTitle')}
      lead={t('bookings.servicesLead')}
      back={() => back('price')}
    >
      <WhenLoaded of={{ offers }} skeleton={<CardSkeletons height={380} />}>
        {data => (
          <ul className={styles.cards}>
            {data.offers.map(offer => (
              <li key={offer.id}>
                <ServiceCard
                  offer={offer}
                  quantity={quantityOf(offer)}
                  most={MOST_OF_ONE}
                  currency={market.currencyCode}
                  timeZone={market.timeZone}
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
            {show.money(servicesTotal(chosen.services), market.currencyCode)}
          </Text>
          <Text className={bar.total} aria-live="polite">
            {t('bookings.total')} {show.money(choiceTotal(chosen), market.currencyCode)}
          </Text>
        </Stack>
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() => {
              choose({ services: [] })
              go('date')
            }}
          >
            {t('bookings.skip')}
          </Button>
          <Button
            disabled={units === 0}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={() => go('date')}
          >
            {t('bookings.next')}
          </Button>
        </Group>
      </div>
    </StepFrame>
  )
}
