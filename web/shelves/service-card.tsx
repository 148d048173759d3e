import { ActionIcon, Paper, Text, Title } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TypeService } from '#shared/shelves/contract.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import styles from './shelves.module.css'

/** Looks and reads as disabled, but keeps the focus of the user who has just pressed it. */
const OFF = { 'data-disabled': true, 'aria-disabled': true }

interface ServiceCardProps {
  offer: TypeService
  quantity: number
  /** The highest quantity of a service. */
  most: number
  currency: string
  timeZone: string
  onChange: (quantity: number) => void
}

export const ServiceCard = ({ offer, quantity, most, currency, timeZone, onChange }: ServiceCardProps) => {
  const { t } = useTranslation()
  const { name, description, image } = offer.service
  return (
    <Paper withBorder className={styles.card} component="article">
      <Picture url={image} isSmall />
      <div className={styles.body}>
        <Title order={2}>{name}</Title>
        <Text className={styles.grow}>{description}</Text>
        <Price
          {...offer}
          original={offer.price}
          discounted={offer.discountedPrice}
          {...{ currency, timeZone }}
        />
        <fieldset className={styles.stepper} aria-label={t('shelves.quantityOf', { name })}>
          <ActionIcon
            variant="default"
            size={44}
            {...(quantity === 0 ? OFF : {})}
            aria-label={t('shelves.oneLess', { name })}
            onClick={() => onChange(Math.max(0, quantity - 1))}
          >
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
          <output className={styles.quantity}>{quantity}</output>
          <ActionIcon
            variant="default"
            size={44}
            {...(quantity === most ? OFF : {})}
            aria-label={t('shelves.oneMore', { name })}
            onClick={() => onChange(Math.min(most, quantity + 1))}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </fieldset>
      </div>
    </Paper>
  )
}
