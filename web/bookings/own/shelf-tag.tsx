import { useTranslation } from 'react-i18next'
import styles from './own.module.css'

/** The number of the shelf, as it stands on the shelf itself. */
export const ShelfTag = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.tag}>
      <span>{t('rental.shelf')}</span>
      <strong>{name}</strong>
    </div>
  )
}
