import { Button, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main, usePageTitle } from '../kit/page.tsx'

/** No such market: the address is wrong, or the shop is gone. */
export const UnknownMarket = () => {
  const { t } = useTranslation()
  usePageTitle(t('markets.unknownTitle'), APP_NAME)
  return (
    <>
      <Header name={APP_NAME} href="/" />
      <Main width="text">
        <Stack gap="md" align="flex-start">
          <Title order={1}>{t('markets.unknownTitle')}</Title>
          <Text size="lg">{t('markets.unknownText')}</Text>
          <Button component="a" href="/#stores" leftSection={<IconBuildingStore size={20} aria-hidden />}>
            {t('markets.findStores')}
          </Button>
        </Stack>
      </Main>
      <Footer />
    </>
  )
}
