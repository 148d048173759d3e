import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet, useLocation, useOutletContext } from 'react-router-dom'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { OnlyWith } from '../../kit/rights/only-with.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import type { AdminContext } from '../admin-frame.tsx'
import type { SettingsContext } from './context.ts'
import { type Section, useSections } from './sections.tsx'
import styles from './settings.module.css'

interface MenuProps {
  missing: readonly string[]
  all: readonly Section[]
}

const Menu = ({ missing, all }: MenuProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const sections = all.filter(({ right }) => may(right))
  return (
    <nav className={styles.menu} aria-label={t('setup.title')}>
      {sections.map(({ path, name, icon: Icon, missing: own }) => (
        <NavLink key={path} to={`/settings/${path}`} className={styles.entry ?? ''}>
          <Icon size={20} aria-hidden />
          <span>{name}</span>
          {own.some(one => missing.includes(one)) && (
            <IconAlertCircle className={styles.needs} size={20} role="img" aria-label={t('setup.needsYou')} />
          )}
        </NavLink>
      ))}
    </nav>
  )
}

/** The settings of the market: the list of sections beside one section. A phone shows the one or the other. */
export const SettingsFrame = ({ more }: { more: readonly Section[] }) => {
  const { t } = useTranslation()
  const outer = useOutletContext<AdminContext>()
  const { pathname } = useLocation()
  const { marketId } = outer.market
  const settings = useRoute(settingsCalls.readSettings, {
    params: { marketId },
  })
  const all = [...useSections(), ...more]
  const own = all.find(({ path }) => path === pathname.split('/')[2])
  const isOverview = pathname.replace(/\/$/, '') === '/settings'
  return (
    <WhenLoaded of={{ settings }}>
      {data => (
        <div className={styles.frame} data-overview={isOverview}>
          <Menu missing={data.settings.missing} all={all} />
          <div className={styles.section}>
            {!isOverview && (
              <div className={styles.back}>
                <BackToList to="/settings">{t('setup.title')}</BackToList>
              </div>
            )}
            <OnlyWith right={own?.right ?? 'look'}>
              <Outlet
                context={
                  {
                    ...outer,
                    settings: data.settings,
                  } satisfies SettingsContext
                }
              />
            </OnlyWith>
          </div>
        </div>
      )}
    </WhenLoaded>
  )
}
