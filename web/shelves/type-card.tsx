import { Paper, Text, Title } from '@mantine/core'
import { IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import type { ListedType } from '#shared/shelves/visitors-calls.ts'
import { useShow } from '../kit/show.ts'
import { NextFree } from './next-free.tsx'
import { Picture } from './picture.tsx'
import prices from './price.module.css'
import styles from './shelves.module.css'

interface TypeCardProps {
  type: ListedType
  currency: string
  /** The language of the market's own texts. */
  lang: string
  today: Day
  /** The first day on which it is free; null when it is full, undefined until that is known. */
  next: Day | null | undefined
  onSelect: () => void
}

/** A shelf type: the whole card can be pressed. A full one too, for its calendar says when it opens again. */
export const TypeCard = ({ type, currency, lang, today, next, onSelect }: TypeCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <Paper withBorder className={`${styles.card} ${styles.type}`} component="article">
      <button
        type="button"
        className={styles.cover}
        aria-label={t('shelves.selectNamed', { name: type.name })}
        aria-describedby={`facts-${type.id}`}
        onClick={onSelect}
      />
      <Picture url={type.image} of="type" />
      <div className={styles.body}>
        <Title order={2} lang={lang}>
          {type.name}
        </Title>
        <Text c="dimmed" className={styles.grow} lang={lang}>
          {type.description}
        </Text>
        <div id={`facts-${type.id}`}>
          <NextFree next={next} today={today} />
          <p className={styles.from}>
            {type.fromPrice && (
              <span>
                {t('shelves.from')}{' '}
                <span className={prices.price}>{show.money(type.fromPrice, currency)}</span>
              </span>
            )}
            <span className={styles.cue} aria-hidden>
              <span>{t('shelves.select')}</span>
              <IconArrowRight className={styles.wide} size={20} />
              <IconChevronRight className={styles.narrow} size={22} />
            </span>
          </p>
        </div>
      </div>
    </Paper>
  )
}
