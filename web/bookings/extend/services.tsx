import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_ONE } from '#shared/bookings/rules.ts'
import { fromWire } from '#shared/kit/money.ts'
import { useShow } from '../../kit/show.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ServiceCard } from '../../shelves/service-card.tsx'
import styles from '../../shelves/shelves.module.css'
import { CardSkeletons } from '../../shelves/skeletons.tsx'
import { useTypeServices } from '../../shelves/use-shelves.ts'
import { type ChosenService, quantityOf, withQuantity } from '../choice/choice.ts'
import { servicesTotal } from '../choice/draft-booking.ts'
import bar from '../summary/bookings.module.css'
import { ExtendFrame } from './extend-frame.tsx'
import type { Choice, Choices, Source } from './source.ts'

interface ServicesProps {
  source: Source
  found: Choices
  choice: Choice
  chosen: readonly ChosenService[]
  onChange: (chosen: ChosenService[]) => void
  onBack: () => void
  onNext: () => void
}

/** What may be added for the longer time. */
export const Services = ({ source, found, choice, chosen, onChange, onBack, onNext }: ServicesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode, timeZone, language } = useThisMarket()
  const offers = useTypeServices({ audience: source.audience, marketId }, found.shelfType.id)
  const total = fromWire(choice.discountedPrice) + servicesTotal(chosen)
  return (
    <ExtendFrame
      source={source}
      title={t('bookings.servicesTitle')}
      progress={{ step: 'services', hasServices: true }}
      back={t('bookings.stepPrice')}
      onBack={onBack}
    >
      <WhenLoaded of={{ offers }} skeleton={<CardSkeletons of="service" count={3} />}>
        {data => (
          <ul className={`${styles.cards} ${styles.prices}`}>
            {data.offers.map(offer => (
              <li key={offer.id}>
                <ServiceCard
                  offer={offer}
                  quantity={quantityOf(chosen, offer)}
                  most={MOST_OF_ONE}
                  currency={currencyCode}
                  timeZone={timeZone}
                  lang={language}
                  onChange={quantity => onChange(withQuantity(chosen, offer, quantity))}
                />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <div className={bar.actionBar}>
        <Text className={bar.total} aria-live="polite">
          {t('bookings.total')} <span>{show.money(total, currencyCode)}</span>
        </Text>
        <div className={bar.actions}>
          <Button
            variant={chosen.length ? 'filled' : 'default'}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={onNext}
          >
            {chosen.length ? t('bookings.next') : t('bookings.skip')}
          </Button>
        </div>
      </div>
    </ExtendFrame>
  )
}
