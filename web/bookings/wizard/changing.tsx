import { Anchor, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShow } from '../../kit/show.ts'
import { useStored } from '../../kit/stored.ts'
import { type CartEntry, nameOf } from '../cart/cart.ts'
import { choice, choiceAt } from '../choice/choice.ts'
import { useGo, useWizard } from '../choice/wizard-context.ts'
import { useCart } from '../reserve/use-cart.ts'
import styles from '../summary/bookings.module.css'

/** The reservation that the visitor is changing; undefined when a new one is put together. */
export const useReplaced = (): CartEntry | undefined => {
  const { marketId } = useWizard().market
  useStored(choice)
  const { replaces } = choiceAt(marketId)
  return useCart(marketId).find(({ bookingRequest }) => bookingRequest === replaces)
}

/** Says that nothing is added: this reservation is being changed. */
export const Changing = () => {
  const { t } = useTranslation()
  const show = useShow()
  const go = useGo()
  const entry = useReplaced()
  if (!entry) return null
  const keep = () => {
    choice.clear()
    go('checkout')
  }
  return (
    <div className={styles.changing}>
      <IconPencil size={20} aria-hidden />
      <div>
        <Text>{t('bookings.changing', { name: nameOf(entry), date: show.day(entry.dateStart) })}</Text>
        <Anchor component="button" type="button" onClick={keep}>
          {t('bookings.keepIt')}
        </Anchor>
      </div>
    </div>
  )
}
