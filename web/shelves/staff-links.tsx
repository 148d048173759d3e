import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import styles from './staff.module.css'

/** The screens of the price list, beside each other. */
export const StaffLinks = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('pricelist.menu')}>
      <Group gap="xs">
        <NavLink className={styles.link} to="/booking/types" end>
          {t('pricelist.prices')}
        </NavLink>
        <NavLink className={styles.link} to="/booking/shelves">
          {t('pricelist.shelves')}
        </NavLink>
        <NavLink className={styles.link} to="/booking/periods">
          {t('pricelist.periods')}
        </NavLink>
        <NavLink className={styles.link} to="/booking/services">
          {t('pricelist.services')}
        </NavLink>
      </Group>
    </nav>
  )
}
