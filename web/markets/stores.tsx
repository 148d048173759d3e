import { Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconBuildingStore, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES } from '#shared/kit/countries.ts'
import type { ListedMarket } from '#shared/markets/contract.ts'
import { useLanguage } from '../i18n/language.ts'
import { CardSkeletons, Empty, Failed } from '../kit/states.tsx'
import styles from './landing.module.css'
import { landingOf } from './market.ts'
import { useMarkets } from './use-market.ts'

/** Small letters without marks, so that "kobenhavn" finds København and "koln" Köln. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

export const matching = (markets: readonly ListedMarket[], wanted: string): ListedMarket[] => {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return markets.filter(({ visualName, city }) =>
    words.every(word => plain(`${visualName} ${city}`).includes(word)),
  )
}

const Store = ({ market }: { market: ListedMarket }) => {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const country = COUNTRY_CODES.some(code => code === market.country)
    ? names.of(market.country.toUpperCase())
    : ''
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

/** Every market by name, and a field that narrows them down. */
export const Stores = () => {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const { data: markets, error, mutate } = useMarkets()
  const found = markets && matching(markets, wanted)
  return (
    <section aria-labelledby="stores-title" id="stores" className={styles.search}>
      <Title order={2} id="stores-title">
        {t('markets.storesTitle')}
      </Title>
      <TextInput
        type="search"
        label={t('markets.search')}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
      />
      {error && !markets && <Failed failure={error} retry={() => mutate()} />}
      {!markets && !error && <CardSkeletons height={88} />}
      {found && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {t('markets.found', { count: found.length })}
          </Text>
          {found.length === 0 && <Empty>{wanted ? t('markets.noneFound') : t('markets.noStores')}</Empty>}
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
            {found.map(market => (
              <Store key={market.marketId} market={market} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </section>
  )
}
