import { Badge, Paper, Text, Title } from '@mantine/core'
import { IconArrowsRightLeft, IconBan, IconChevronRight, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percent, useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import price from '../../shelves/price.module.css'
import { Price } from '../../shelves/price.tsx'
import styles from '../../shelves/shelves.module.css'
import own from './extend.module.css'
import type { Choice } from './source.ts'

interface ChoiceCardProps {
  choice: Choice
  /** The name of the shelf until now. */
  shelf: string
  /** The choice above it leads to the same shelf, and says why. */
  isAsAbove: boolean
  onSelect: () => void
}

/** Which shelf it is, where it is not the same, and why. */
const useShelfWords = ({ choice, shelf, isAsAbove }: ChoiceCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelf: next, shelfChanged, ownTaken } = choice
  if (!next) return t('extend.notFree')
  if (!shelfChanged) return undefined
  if (isAsAbove) return t('extend.movesToo', { to: next.name })
  if (!ownTaken) return t('extend.moves', { to: next.name })
  if (ownTaken.isHeld) return t('extend.movesHeld', { to: next.name, shelf })
  return t('extend.movesLet', { to: next.name, shelf, day: show.day(ownTaken.from) })
}

/** A choice: how much longer, until which day, for how much, and on which shelf. The whole card can be pressed. */
export const ChoiceCard = (props: ChoiceCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { choice, onSelect } = props
  const label = usePeriodLabel()(choice.bookingPeriod)
  const words = useShelfWords(props)
  const isFree = choice.shelf !== null
  const day = show.day(choice.dateEnd)
  const id = `choice-${choice.shelfPeriodPrice}`
  return (
    <Paper
      withBorder
      component="article"
      className={`${styles.card} ${price.period} ${own.choice}`}
      data-off={!isFree || undefined}
    >
      {isFree && (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('extend.choose', { period: label, day })}
          aria-describedby={id}
          onClick={onSelect}
        />
      )}
      <div id={id}>
        {choice.discountPercent !== null && (
          <Badge color="clay" size="lg" mb={4} leftSection={<IconTag size={16} aria-hidden />}>
            {t('shelves.discount')} <span>{`−${percent(choice.discountPercent)}`}</span>
          </Badge>
        )}
        <div className={price.row}>
          <div className={styles.grow}>
            <Title order={2}>{t('extend.longer', { period: label })}</Title>
            <Text size="sm">
              {t('extend.until')} <strong className={own.day}>{day}</strong>
            </Text>
          </div>
          <Price
            original={choice.price}
            discounted={choice.discountedPrice}
            isDiscountActive={choice.discountPercent !== null}
            currency={currencyCode}
          />
          {isFree && <IconChevronRight className={price.arrow} size={22} aria-hidden />}
        </div>
        {words && (
          <p className={own.shelf} data-off={!isFree || undefined}>
            {isFree ? <IconArrowsRightLeft size={20} aria-hidden /> : <IconBan size={20} aria-hidden />}
            <span>{words}</span>
          </p>
        )}
      </div>
    </Paper>
  )
}
