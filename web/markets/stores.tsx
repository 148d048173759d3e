import { Paper, Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { folded } from '#shared/kit/words.ts'
import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { useLanguage } from '../i18n/language.ts'
import grid from '../kit/card-grid.module.css'
import { embedded } from '../kit/frame/embedded.ts'
import { useListAddress } from '../kit/list/list-address.ts'
import { ListFrame } from '../kit/list/list-frame.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import { CardSkeletons } from '../kit/states.tsx'
import { useFetched } from '../kit/use-route.ts'
import { allMarkets } from './all-markets.ts'
import { landingOf } from './market.ts'
import styles from './stores.module.css'

/** Both ways to write a letter without its mark: "koebenhavn" and "kobenhavn" find København. */
const spellings = (text: string): string =>
  `${folded(text)} ${folded(text.replaceAll(/ø/gi, 'o').normalize('NFD').replace(/\p{M}/gu, ''))}`

export const matching = (markets: readonly ListedMarket[], wanted: string): ListedMarket[] => {
  const words = wanted.split(/\s+/).filter(Boolean)
  return markets.filter(({ visualName, city }) =>
    words.every(word => spellings(`${visualName} ${city}`).includes(folded(word))),
  )
}

const Store = ({ market }: { market: ListedMarket }) => {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const country = names.of(market.country.toUpperCase())
  return (
    <Paper withBorder p="md" component="a" href={landingOf(market.marketId)} className={styles.store}>
      {market.logo ? (
        <img className={styles.storeLogo} src={market.logo} alt="" loading="lazy" />
      ) : (
        <span className={styles.storeMark}>
          <IconBuildingStore size={20} aria-hidden />
        </span>
      )}
      <span>
        <Text span display="block" fw={650}>
          {market.visualName}
        </Text>
        <Text span size="sm" c="dimmed">
          {[market.city, country].filter(Boolean).join(', ')}
        </Text>
      </span>
    </Paper>
  )
}

const STORES_A_PAGE = 24

/** The server has no search for markets yet, so this page fetches the whole directory and filters it. */
const pageOf = (found: readonly ListedMarket[], page: number) => {
  const pagesCount = Math.max(1, Math.ceil(found.length / STORES_A_PAGE))
  const shown = Math.min(page, pagesCount)
  const results = found.slice((shown - 1) * STORES_A_PAGE, shown * STORES_A_PAGE)
  return { results, page: shown, pagesCount }
}

/** Lists every market by name, with a search field. */
export const Stores = () => {
  const { t } = useTranslation()
  const address = useListAddress()
  const markets = useFetched(['markets'], allMarkets, {
    fallbackData: embedded.markets as ListedMarket[] | undefined,
  })
  const found = markets.data && matching(markets.data, address.search)
  return (
    <section aria-labelledby="stores-title" id="stores" className={styles.search}>
      <Title order={2} id="stores-title">
        {t('home.storesTitle')}
      </Title>
      <ListFrame
        page={{ ...markets, data: found && pageOf(found, address.page) }}
        address={address}
        tools={
          <search>
            <SearchBox
              label={t('home.search')}
              value={address.search}
              onSearch={search => address.change({ search })}
            />
          </search>
        }
        status={() => t('home.found', { count: found?.length ?? 0 })}
        empty={t('home.noStores')}
        noneFound={t('home.noneFound')}
        skeleton={<CardSkeletons height={88} />}
      >
        {stores => (
          <div className={grid.grid}>
            {stores.map(market => (
              <Store key={market.marketId} market={market} />
            ))}
          </div>
        )}
      </ListFrame>
    </section>
  )
}
