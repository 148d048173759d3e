import { NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOST_OF_ONE } from '#shared/bookings/rules.ts'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { Stepper } from '../../shelves/service-card.tsx'
import { usePeriodPrices, useTypeServices } from '../../shelves/use-shelves.ts'
import { type Choice, quantityOf, withQuantity } from '../choice/choice.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import styles from '../summary/bookings.module.css'

interface EditDetailsProps {
  chosen: Choice
  choose: (change: Partial<Choice>) => void
}

/** The period and the extras of a reservation that is edited, above its calendar. */
export const EditDetails = ({ chosen, choose }: EditDetailsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const buyer = useBuyer()
  const { currencyCode, language } = useWizard().market
  const prices = usePeriodPrices(buyer, chosen.shelfType?.id).data ?? []
  const offers = useTypeServices(buyer, chosen.shelfType?.id).data ?? []
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <NativeSelect
          id="period"
          label={t('bookings.stepPrice')}
          value={chosen.price?.id}
          data={prices.map(price => ({
            value: price.id,
            label: `${label(price.bookingPeriod)} – ${show.money(price.discountedPrice, currencyCode)}`,
          }))}
          onChange={({ currentTarget: { value } }) =>
            choose({ price: prices.find(({ id }) => id === value) })
          }
        />
        {offers.map(offer => (
          <div key={offer.id} className={styles.extra}>
            <Text lang={language}>{offer.service.name}</Text>
            <Text className={styles.amount}>{show.money(offer.discountedPrice, currencyCode)}</Text>
            <Stepper
              name={offer.service.name}
              quantity={quantityOf(chosen.services, offer)}
              most={MOST_OF_ONE}
              onChange={quantity => choose({ services: withQuantity(chosen.services, offer, quantity) })}
            />
          </div>
        ))}
      </Stack>
    </Paper>
  )
}
