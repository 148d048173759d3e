import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import own from './price.module.css'
import styles from './shelves.module.css'

interface CardSkeletonsProps {
  of: 'type' | 'period' | 'service'
  count: number
}

/** Cards that are on their way, in the boxes and heights of those that come. */
export const CardSkeletons = ({ of: kind, count }: CardSkeletonsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden role="status">{t('kit.loading')}</VisuallyHidden>
      <div className={`${styles.cards} ${kind === 'period' ? styles.prices : ''}`} aria-hidden>
        {Array.from({ length: count }, (_, at) => `card-${at}`).map(key => (
          <Skeleton
            key={key}
            className={kind === 'period' ? own.period : styles[kind]}
            height="auto"
            radius="lg"
          />
        ))}
      </div>
    </>
  )
}
