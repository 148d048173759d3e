import { ActionIcon, Badge, Paper, Text, Title } from '@mantine/core'
import { IconMinus, IconPlus, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TypeService } from '#shared/shelves/visitors-calls.ts'
import { percent } from '../kit/show.ts'
import { Picture } from './picture.tsx'
import { Price, useDiscountUntil } from './price.tsx'
import own from './service.module.css'
import styles from './shelves.module.css'

/** Looks and reads as disabled, but keeps the focus of the user who has just pressed it. */
const OFF = { 'data-disabled': true, 'aria-disabled': true }

interface StepperProps {
  name: string
  quantity: number
  /** The highest quantity of a service. */
  most: number
  onChange: (quantity: number) => void
}

/** How many: less, the number, more. */
export const Stepper = ({ name, quantity, most, onChange }: StepperProps) => {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, which would be a third text
    <div className={own.stepper} role="group" aria-label={t('shelves.quantityOf', { name })}>
      <ActionIcon
        variant="default"
        size={44}
        {...(quantity === 0 ? OFF : {})}
        aria-label={t('shelves.oneLess', { name })}
        onClick={() => onChange(Math.max(0, quantity - 1))}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <span className={own.quantity} role="status">
        {quantity}
      </span>
      <ActionIcon
        variant="default"
        size={44}
        {...(quantity === most ? OFF : {})}
        aria-label={t('shelves.oneMore', { name })}
        onClick={() => onChange(Math.min(most, quantity + 1))}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface ServiceCardProps extends Omit<StepperProps, 'name'> {
  offer: TypeService
  currency: string
  timeZone: string
  /** The language of the market's own texts. */
  lang: string
}

/** A service with its quantity. A chosen one has a green frame. */
export const ServiceCard = ({ offer, currency, timeZone, lang, ...stepper }: ServiceCardProps) => {
  const { t } = useTranslation()
  const { name, description, image } = offer.service
  const until = useDiscountUntil(offer, timeZone)
  return (
    <Paper
      withBorder
      className={`${styles.card} ${styles.service} ${stepper.quantity > 0 ? own.chosen : ''}`}
      component="article"
    >
      <Picture url={image} of="service" />
      <div className={styles.body}>
        <div className={styles.grow}>
          {offer.isDiscountActive && (
            <Badge color="clay" size="lg" mb={4} leftSection={<IconTag size={16} aria-hidden />}>
              {t('shelves.discount')} <span>{`−${percent(offer.discountPercent ?? 0)}`}</span>
            </Badge>
          )}
          <Title order={2} size="h3" lang={lang}>
            {name}
          </Title>
          <Text c="dimmed" className={styles.lines} lang={lang}>
            {description}
          </Text>
          {until && (
            <Text size="sm" c="clay">
              {t('shelves.discountUntil', { date: until })}
            </Text>
          )}
        </div>
        <div className={own.choose}>
          <Stepper name={name} {...stepper} />
          <Price {...offer} original={offer.price} discounted={offer.discountedPrice} {...{ currency }} />
        </div>
      </div>
    </Paper>
  )
}
