import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconHome } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { APP_NAME, Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main, usePageTitle } from './page.tsx'

const NotFoundWords = () => {
  const { t } = useTranslation()
  usePageTitle(t('kit.notFound'), APP_NAME)
  return (
    <Main width="text">
      <Stack gap="md" align="flex-start">
        <Title order={1}>{t('kit.uhOh')}</Title>
        <Text size="lg">{t('kit.notFound')}</Text>
        <Group>
          {window.history.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={20} aria-hidden />}
              onClick={() => window.history.back()}
            >
              {t('kit.back')}
            </Button>
          )}
          <Button component="a" href="/" leftSection={<IconHome size={20} aria-hidden />}>
            {t('kit.goHome')}
          </Button>
        </Group>
      </Stack>
    </Main>
  )
}

export const NotFound = () => (
  <>
    <Header name={APP_NAME} href="/" />
    <NotFoundWords />
    <Footer />
  </>
)
